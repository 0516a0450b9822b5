import type { Language } from '@hanga/kernel';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import type { Kaigan, View } from '../../rules/index.ts';
import type { Text } from '../../text/index.ts';
import type { Words } from '../text/index.ts';
import { type InspectWords, inspectWords } from '../text/inspect/index.ts';
import { words as boardWords, text as texts } from '../text/spoken/index.ts';

/** What the inspector's parts need of the table. */
export interface Seen {
  readonly view: View;
  /** The seat whose gains and prices are told: the viewer's, or the first for a spectator. */
  readonly mine: number;
  readonly text: Text;
  readonly words: InspectWords;
  /** What cards are called in a few letters. */
  readonly face: Words['face'];
  readonly who: (seat: number) => string;
  readonly colorOf: (seat: number) => number;
  /** G50: whether this seat's purse is shut to whoever looks. */
  readonly isCovered: (seat: number) => boolean;
}

export function seenOf({ view, seats, viewer }: SeatedTable<Kaigan>, language: Language): Seen {
  return {
    view,
    mine: typeof viewer === 'number' ? viewer : 0,
    text: texts[language],
    words: inspectWords[language],
    face: boardWords[language].face,
    who: seat => seats[seat]?.name ?? String(seat + 1),
    colorOf: seat => seats[seat]?.color ?? seat,
    isCovered: seat => view.options.purses === 'covered' && seat !== viewer && view.phase.kind !== 'over',
  };
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
