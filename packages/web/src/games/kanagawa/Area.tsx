import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { whenIdle } from '../../shell/whenIdle.ts';
import type { Desk } from './desk.ts';
import { type Reads, Steady } from './Steady.tsx';

interface AreaProps {
  readonly desk: Desk;
  readonly isShown: boolean;
  readonly of: ComponentType;
  readonly reads?: Reads;
}

/**
 * A part of the table that a phone shows by turns. It is drawn when first looked at, or when there is time before that;
 * then it stays in the page, hidden and untouched by what happens, until it is looked at again: turning to it must not
 * draw it anew.
 */
export function Area({ desk, isShown, of, reads }: AreaProps) {
  const root = useRef<HTMLDivElement>(null);
  const seen = useRef<Desk>();
  const [isDue, setDue] = useState(isShown);
  if (isShown || (isDue && !seen.current)) seen.current = desk;
  useEffect(() => {
    if (!isDue) return whenIdle(() => setDue(true));
    // To ask where something lies has even what is hidden laid out.
    if (!isShown) root.current?.firstElementChild?.getBoundingClientRect();
    return undefined;
  }, [isDue]);
  if (!seen.current) return null;
  return (
    <div ref={root} class={isShown ? 'area' : 'area away'}>
      <Steady desk={seen.current} of={of} reads={reads} />
    </div>
  );
}
