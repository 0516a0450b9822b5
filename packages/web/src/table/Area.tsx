import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { whenIdle } from '../shell/whenIdle.ts';
import { BoardProvider, type KitContext, useBoardContext } from './context.ts';

interface AreaProps {
  readonly isShown: boolean;
  readonly of: ComponentType;
}

/**
 * A part of the table that a phone shows by turns. It is drawn when first looked at, or when there is time before that;
 * then it stays in the page, hidden and untouched by what happens, until it is looked at again: turning to it must not
 * draw it anew.
 */
export function Area({ isShown, of: Content }: AreaProps) {
  const context = useBoardContext();
  const root = useRef<HTMLDivElement>(null);
  const seen = useRef<KitContext>();
  const [isDue, setDue] = useState(isShown);
  const content = useMemo(() => <Content />, [Content]);
  if (isShown || (isDue && !seen.current)) seen.current = context;
  useEffect(() => {
    if (!isDue) return whenIdle(() => setDue(true));
    // To ask where something lies has even what is hidden laid out.
    if (!isShown) root.current?.firstElementChild?.getBoundingClientRect();
    return undefined;
  }, [isDue]);
  if (!seen.current) return null;
  return (
    <div ref={root} class={isShown ? 'area' : 'area away'}>
      <BoardProvider value={seen.current}>{content}</BoardProvider>
    </div>
  );
}
