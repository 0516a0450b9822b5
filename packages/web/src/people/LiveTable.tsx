import type { MyTable } from '@hanga/protocol';
import { entryOf } from '../games/index.ts';
import { clockWords } from '../online/clockWords.ts';
import { onlineWords } from '../online/text/index.ts';
import { labelled } from '../text/labelled.ts';
import { Names } from './Names.tsx';

/** A table of one's own that waits or is being played. */
export function LiveTable({ table, isMyTurn }: { readonly table: MyTable; readonly isMyTurn: boolean }) {
  const t = onlineWords();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li>
      <div class="game-words">
        <b>
          {table.name}
          {isMyTurn && <span class="your-turn">{t.yourTurn}</span>}
        </b>
        <span>
          {entryOf(table.game)?.name ?? table.game} · <Names seats={table.seats} /> ·{' '}
          {[...(free > 0 ? [t.seatsFree(free)] : []), clockWords(table.clock)].join(' · ')}
        </span>
      </div>
      <div class="row">
        <a
          class={isMyTurn ? 'button main' : 'button'}
          href={`#/table/${table.id}`}
          aria-label={labelled(t.goOn, table.name)}
        >
          {t.goOn}
        </a>
      </div>
    </li>
  );
}
