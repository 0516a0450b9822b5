import type { ComponentType } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type Desk, DeskProvider } from './desk.ts';

/** What of the desk a part shows. */
export type Reads = (desk: Desk) => unknown;

interface SteadyProps {
  readonly desk: Desk;
  readonly of: ComponentType;
  readonly reads?: Reads | undefined;
}

/** A part in which nothing can be chosen: it is drawn again only when what it reads has changed. */
export function Steady({ desk, of: Content, reads }: SteadyProps) {
  const seen = useRef<Desk>(desk);
  const read = useRef('');
  const facts = reads ? JSON.stringify([reads(desk), desk.lit, desk.size, desk.words.board]) : '';
  if (!reads || facts !== read.current) seen.current = desk;
  read.current = facts;
  // The same element again: nothing below is drawn while the desk it reads stays the same.
  const content = useMemo(() => <Content />, [Content]);
  return <DeskProvider value={seen.current}>{content}</DeskProvider>;
}
