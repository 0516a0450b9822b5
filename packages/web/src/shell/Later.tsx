import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/index.ts';

/** A component that is shown as soon as its code has come. Give it a key: it fetches once. */
export function Later<Props extends object>(properties: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}) {
  const [loaded, setLoaded] = useState<{ readonly component: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    properties.load().then(
      component => setLoaded({ component }),
      () => setFailed(true),
    );
  }, []);
  if (loaded) return <loaded.component {...properties.props} />;
  return hasFailed ? <p role="alert">{words().trouble.notFetched}</p> : <p class="loading">{words().loading}</p>;
}
