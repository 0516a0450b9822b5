import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Lazy } from './Lazy.tsx';

/**
 * A component that a first board does without. Its code is fetched ahead by `fetch`, once there is time; shown before it
 * has come, it is waited for.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const come: ComponentType<Props>[] = [];
  const fetch = async (): Promise<ComponentType<Props>> => {
    const part = await load();
    come[0] = part;
    return part;
  };
  function Part(props: Props) {
    // Who has begun to wait stays with what waits: exchanged halfway, the part would begin anew.
    const [Ready] = useState(() => come[0]);
    return Ready ? <Ready {...props} /> : <Lazy load={fetch} props={props} />;
  }
  return Object.assign(Part, { fetch });
}

/** Fetches one after the other. What cannot be fetched now is fetched when it is wanted. */
export async function fetchInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of parts) await fetch().catch(() => {});
}
