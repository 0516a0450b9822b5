import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/index.ts';
import { HomeLink } from './HomeLink.tsx';

/** A component whose code is loaded when it is first shown. It loads once: give it a key that changes with `load`. */
export function Lazy<Props extends object>(properties: {
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
  if (!hasFailed) return <p class="loading">{words().loading}</p>;
  return (
    <div class="page">
      <p class="trouble" role="alert">
        {words().trouble.notFetched}
      </p>
      <HomeLink />
    </div>
  );
}
