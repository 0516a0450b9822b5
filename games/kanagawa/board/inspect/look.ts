import type { Language, Seat } from '@hanga/kernel';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import type { Kanagawa, View } from '../../rules/index.ts';
import type { Text } from '../../text/index.ts';
import type { Words } from '../text/index.ts';
import { type InspectWords, inspectWords } from '../text/inspect/index.ts';
import { signed } from '../text/signed.ts';
import { words as boardWords, text as texts } from '../text/spoken/index.ts';

/** What every close look needs: the table, its words, and through whose eyes one looks. */
export interface Look {
  readonly table: SeatedTable<Kanagawa>;
  readonly view: View;
  /** Nobody's eyes: a spectator's. */
  readonly mine: Seat | undefined;
  readonly text: Text;
  readonly words: InspectWords;
  readonly board: Words;
  readonly who: (seat: Seat) => string;
  readonly points: (points: number) => string;
}

export function lookOf(table: SeatedTable<Kanagawa>, language: Language): Look {
  const { view, viewer, seats } = table;
  const words = inspectWords[language];
  const mine = viewer === 'spectator' ? undefined : viewer;
  return {
    table,
    view,
    mine,
    text: texts[language],
    words,
    board: boardWords[language],
    who: seat => (seat === mine ? words.you : (seats[seat]?.name ?? '')),
    points: points => (points === 0 ? '0' : signed(points)),
  };
}
