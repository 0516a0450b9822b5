import type { ComponentType } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type Desk, DeskProvider } from './desk.ts';

interface AreaProps {
  readonly desk: Desk;
  readonly isShown: boolean;
  readonly of: ComponentType;
  /** What of the desk the area shows, where nothing in it can be chosen: it is drawn again only when this changes. */
  readonly reads?: (desk: Desk) => unknown;
}

/**
 * A part of the table that a phone shows by turns. It is drawn when first looked at; then it stays in the page, hidden
 * and untouched by what happens, until it is looked at again: turning to it must not draw it anew.
 */
export function Area({ desk, isShown, of: Content, reads }: AreaProps) {
  const seen = useRef<Desk>();
  const read = useRef('');
  if (isShown) {
    const facts = reads ? JSON.stringify([reads(desk), desk.lit, desk.size, desk.words.board]) : '';
    if (!reads || facts !== read.current) seen.current = desk;
    read.current = facts;
  }
  // The same element again: nothing below is drawn while the desk it reads stays the same.
  const content = useMemo(() => <Content />, [Content]);
  if (!seen.current) return null;
  return (
    <DeskProvider value={seen.current}>
      <div class="area" hidden={!isShown}>
        {content}
      </div>
    </DeskProvider>
  );
}
