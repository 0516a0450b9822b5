import type { LessonCard } from '../../data/cardTypes.ts';

/**
 * The expansion's 54 lesson cards, 18 of each new suit: card 72 is the first kite, card 125 the last umbrella.
 *
 * Provenance: **a reconstruction.** No source gives these cards. They follow the template of the base game's suits,
 * the counts that the rules of the expansion state, and balance between equal bots (`NOTES.md` has the figures). Who
 * owns the expansion can correct them without touching any code: in `data/corrections.ts`, never here, where the cards
 * stay with which games have been played.
 */
export const newLessonCards: readonly LessonCard[] = [
  // kites
  { suit: 'kite', studio: { landscape: 'plain' }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'yellowKite', count: 2 } },
  { suit: 'kite', studio: { landscape: 'plain' }, print: { landscape: 'forest', brushes: 2, season: 'summer', subject: 'yellowKite', count: 3 }, yokai: 'arrives' },
  { suit: 'kite', studio: { landscape: 'plain', icon: 'passYokai' }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'blueKite', count: 2 } },
  { suit: 'kite', studio: { landscape: 'mountain' }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'blueKite', count: 2 } },
  { suit: 'kite', studio: { landscape: 'mountain' }, print: { landscape: 'plain', brushes: 2, season: 'autumn', subject: 'blueKite', count: 3 }, yokai: 'arrives' },
  { suit: 'kite', studio: { landscape: 'mountain', icon: 'passYokai' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'yellowKite', count: 2 } },
  { suit: 'kite', studio: { landscape: 'ocean' }, print: { landscape: 'ocean', brushes: 1, season: 'winter', subject: 'yellowKite', count: 2 } },
  { suit: 'kite', studio: { landscape: 'ocean' }, print: { landscape: 'mountain', brushes: 2, season: 'winter', subject: 'yellowKite', count: 3 }, yokai: 'arrives' },
  { suit: 'kite', studio: { landscape: 'ocean', icon: 'passYokai' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'redKite', count: 1 } },
  { suit: 'kite', studio: { landscape: 'forest' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'blueKite', count: 2 } },
  { suit: 'kite', studio: { landscape: 'forest' }, print: { landscape: 'ocean', brushes: 2, season: 'spring', subject: 'blueKite', count: 3 }, yokai: 'arrives' },
  { suit: 'kite', studio: { landscape: 'forest', icon: 'passYokai' }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'redKite', count: 1 } },
  { suit: 'kite', studio: { icon: 'arrow' }, print: { landscape: 'forest', brushes: 1, season: 'summer', subject: 'yellowKite', count: 2 } },
  { suit: 'kite', studio: { icon: 'brush' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'blueKite', count: 2 } },
  { suit: 'kite', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'winter', subject: 'redKite', count: 1 } },
  { suit: 'kite', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'storm' } },
  { suit: 'kite', studio: { icon: 'keep', harmony: 2 }, print: { landscape: 'forest', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'kite', studio: { landscape: 'joker', harmony: -2 }, print: { landscape: 'mountain', brushes: 1, season: 'spring', subject: 'redKite', count: 1 } },
  // lanterns
  { suit: 'lantern', studio: { landscape: 'plain' }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'lantern', count: 1, harmony: 1 } },
  { suit: 'lantern', studio: { landscape: 'plain' }, print: { landscape: 'forest', brushes: 2, season: 'summer', subject: 'lantern', count: 3 }, yokai: 'arrives' },
  { suit: 'lantern', studio: { landscape: 'plain', icon: 'passYokai' }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'lantern', count: 1 } },
  { suit: 'lantern', studio: { landscape: 'mountain' }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'lantern', count: 1, harmony: 1 } },
  { suit: 'lantern', studio: { landscape: 'mountain' }, print: { landscape: 'plain', brushes: 2, season: 'autumn', subject: 'lantern', count: 3 }, yokai: 'arrives' },
  { suit: 'lantern', studio: { landscape: 'mountain', icon: 'passYokai' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'lantern', count: 1 } },
  { suit: 'lantern', studio: { landscape: 'ocean' }, print: { landscape: 'ocean', brushes: 1, season: 'winter', subject: 'lantern', count: 1, harmony: 1 } },
  { suit: 'lantern', studio: { landscape: 'ocean' }, print: { landscape: 'mountain', brushes: 2, season: 'winter', subject: 'lantern', count: 3 }, yokai: 'arrives' },
  { suit: 'lantern', studio: { landscape: 'ocean', icon: 'passYokai' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'lantern', count: 2 } },
  { suit: 'lantern', studio: { landscape: 'forest' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'lantern', count: 1, harmony: 1 } },
  { suit: 'lantern', studio: { landscape: 'forest' }, print: { landscape: 'ocean', brushes: 2, season: 'spring', subject: 'lantern', count: 3 }, yokai: 'arrives' },
  { suit: 'lantern', studio: { landscape: 'forest', icon: 'passYokai' }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'lantern', count: 2 } },
  { suit: 'lantern', studio: { icon: 'arrow' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'lantern', count: 2 } },
  { suit: 'lantern', studio: { icon: 'brush' }, print: { landscape: 'ocean', brushes: 1, season: 'spring', subject: 'lantern', count: 2 } },
  { suit: 'lantern', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'lantern', count: 2 } },
  { suit: 'lantern', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'ocean', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'lantern', studio: { icon: 'keep', harmony: 2 }, print: { landscape: 'mountain', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'lantern', studio: { landscape: 'joker', harmony: -2 }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'lantern', count: 1 } },
  // umbrellas
  { suit: 'umbrella', studio: { landscape: 'plain' }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'umbrella', count: 1, harmony: 1 } },
  { suit: 'umbrella', studio: { landscape: 'plain' }, print: { landscape: 'forest', brushes: 2, season: 'summer', subject: 'umbrella', count: 2 }, yokai: 'arrives' },
  { suit: 'umbrella', studio: { landscape: 'plain', icon: 'passYokai' }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'umbrella', count: 1 } },
  { suit: 'umbrella', studio: { landscape: 'mountain' }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'umbrella', count: 1, harmony: 1 } },
  { suit: 'umbrella', studio: { landscape: 'mountain' }, print: { landscape: 'plain', brushes: 2, season: 'autumn', subject: 'umbrella', count: 2 }, yokai: 'arrives' },
  { suit: 'umbrella', studio: { landscape: 'mountain', icon: 'passYokai' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'umbrella', count: 1 } },
  { suit: 'umbrella', studio: { landscape: 'ocean' }, print: { landscape: 'ocean', brushes: 1, season: 'winter', subject: 'umbrella', count: 1, harmony: 1 } },
  { suit: 'umbrella', studio: { landscape: 'ocean' }, print: { landscape: 'mountain', brushes: 2, season: 'winter', subject: 'umbrella', count: 2 }, yokai: 'arrives' },
  { suit: 'umbrella', studio: { landscape: 'ocean', icon: 'passYokai' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'umbrella', count: 1 } },
  { suit: 'umbrella', studio: { landscape: 'forest' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'umbrella', count: 1, harmony: 1 } },
  { suit: 'umbrella', studio: { landscape: 'forest' }, print: { landscape: 'ocean', brushes: 2, season: 'spring', subject: 'umbrella', count: 2 }, yokai: 'arrives' },
  { suit: 'umbrella', studio: { landscape: 'forest', icon: 'passYokai' }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'umbrella', count: 1 } },
  { suit: 'umbrella', studio: { icon: 'arrow' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'umbrella', count: 2 } },
  { suit: 'umbrella', studio: { icon: 'brush' }, print: { landscape: 'ocean', brushes: 1, season: 'summer', subject: 'umbrella', count: 1 } },
  { suit: 'umbrella', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'autumn', subject: 'umbrella', count: 1 } },
  { suit: 'umbrella', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'ocean', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'umbrella', studio: { icon: 'keep', harmony: 2 }, print: { landscape: 'forest', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'umbrella', studio: { landscape: 'joker', harmony: -2 }, print: { landscape: 'mountain', brushes: 1, season: 'winter', subject: 'umbrella', count: 1 } },
];
