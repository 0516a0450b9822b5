import type { Label, Work } from '@hanga/web/keepsake/work.ts';
import { everyCard, startingTiles } from '../../rules/index.ts';
import { printScroll } from '../card.ts';
import { panelSize } from '../paper.ts';
import type { LessonCard } from '../types.ts';
import { titleSigns } from './titleSigns.ts';

/** A finished print, without any of the game's signs, to be mounted and signed. */
export function printWork(id: string, tile: number, print: readonly number[], label: Omit<Label, 'signs'>): Work {
  const painted = print.map(number => ({ card: everyCard[number] as LessonCard, number }));
  return {
    id,
    art: printScroll(startingTiles[tile], painted, 'none'),
    width: (print.length + 1) * panelSize.width,
    height: panelSize.height,
    part: panelSize.width,
    label: { ...label, signs: Object.values(titleSigns) },
    isSealed: true,
  };
}
