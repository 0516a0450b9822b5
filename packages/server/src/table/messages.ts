import { redact, type Viewer } from '@hanga/kernel';
import type { ChatLine, Refusal, TableMessage, Told } from '@hanga/protocol';
import type { EntryColumns } from '../storage/schema.ts';
import { infoOf, type Table } from './meta.ts';
import { canUndo, type Play } from './play.ts';

/** An entry with its events as they are stored: JSON, secrets and all. Only `toldTo` and `toldText` read those. */
export type FullEntry = Pick<EntryColumns, 'seq' | 'kind' | 'seat' | 'at' | 'events'>;

const redacted = (viewer: Viewer, events: string): object[] =>
  (JSON.parse(events) as object[]).map(event => redact(event, viewer) as object);

export const toldTo = (viewer: Viewer, { seq, kind, seat, at, events }: FullEntry): Told => ({
  seq,
  kind: kind as Told['kind'],
  seat,
  at,
  events: redacted(viewer, events),
});

/** The same as text. Where nothing is marked as secret, as in most entries, everybody reads what is stored. */
const toldText = (viewer: Viewer, { seq, kind, seat, at, events }: FullEntry): string =>
  `{"seq":${seq},"kind":"${kind}","seat":${seat},"at":${at},"events":${
    events.includes('"secret":') ? JSON.stringify(redacted(viewer, events)) : events
  }}`;

/**
 * The game as one viewer may see it, made once for all who look through the same eyes. Everything that it holds is
 * named here: nothing gets out that this function does not put in.
 */
export function stateMessage(
  table: Table,
  play: Play,
  viewer: Viewer,
  from: number,
  entries: readonly FullEntry[],
): string {
  const { match, seq } = play;
  const isSeat = viewer !== 'spectator';
  const clock =
    table.meta.clock.kind === 'none'
      ? ''
      : `,"clock":${JSON.stringify({ at: play.times.since, left: play.times.left })}`;
  return (
    `{"t":"state","table":"${table.id}","from":${from},"seq":${seq}` +
    `,"toAct":[${play.isPinned ? '' : match.game.toAct(match.state).join()}]` +
    `,"prompt":${isSeat ? play.prompts[viewer] : seq}` +
    `,"legal":${isSeat ? play.legal[viewer] : '[]'}` +
    `,"undo":${isSeat && table.status === 'running' && canUndo(play, viewer)}` +
    `,"told":[${entries.map(entry => toldText(viewer, entry)).join()}]${clock}` +
    `,"view":${JSON.stringify(match.game.view(match.state, viewer))}}`
  );
}

export const tableMessage = (table: Table, rules: number, isPinned: boolean, player: string | undefined): string =>
  JSON.stringify({ t: 'table', table: infoOf(table, rules, isPinned, player) } satisfies TableMessage);

export const chatMessage = (table: string, lines: readonly ChatLine[]): string =>
  JSON.stringify({ t: 'chat', table, lines });

export const doneMessage = (table: string, key: string): string => `{"t":"done","table":"${table}","key":"${key}"}`;

export const refusedMessage = (table: string, key: string | undefined, why: Refusal): string =>
  JSON.stringify({ t: 'refused', table, ...(key !== undefined && { key }), why });
