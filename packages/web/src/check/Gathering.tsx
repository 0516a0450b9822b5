import type { TableInfo } from '@hanga/protocol';
import { shownName } from '../people/shownName.ts';
import { checkWords } from './text/index.ts';

/** Where a table's shuffle stands, in the room where people wait: whose part it waits for, and who did not reveal theirs. */
export function Gathering({ info }: { readonly info: TableInfo }) {
  const t = checkWords().gathering;
  const { shuffle } = info;
  if (!shuffle) return null;
  const { phase, parts, abandoned } = shuffle;
  const nameOf = (seat: number): string => {
    const there = info.seats[seat];
    return there?.kind === 'person' ? shownName(there) : t.seat(seat + 1);
  };
  const named = (isWanted: (part: (typeof parts)[number]) => boolean): string =>
    parts.flatMap((part, seat) => (isWanted(part) ? [nameOf(seat)] : [])).join(', ');
  const awaited = named(part => part.by === 'player' && !part.isRevealed);
  const late = named(part => part.by === 'server' && part.why === 'late');
  const brought = named(part => part.by === 'player');
  const last = abandoned.at(-1);
  const isStarting = phase === 'reveal' || phase === 'again';
  return (
    <>
      {isStarting && (
        <p class="panel" role="status">
          {phase === 'reveal' ? t.waiting(awaited) : t.again}
        </p>
      )}
      {late && (
        <p class="panel" role="status">
          {t.late(late)}
        </p>
      )}
      {!late && last && phase === 'gather' && (
        <p class="panel" role="status">
          {t.left(last.seats.map(seat => seat + 1).join(', '))}
        </p>
      )}
      {!isStarting && brought && <p class="hint">{t.brought(brought)}</p>}
    </>
  );
}
