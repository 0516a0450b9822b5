import type { BaseCard } from './cardTypes.ts';

/**
 * The 72 lesson cards, 18 of each suit, in the order of their numbers: card 0 is the first tree, card 71 the last
 * building.
 *
 * Provenance: read off the printed cards. Two independent transcriptions agree on 69 of the 72; photographs and
 * the deck's symmetry settle the other three (the animal that keeps shows a mountain and no subject; the tree that
 * paints a forest from a forest carries 1 harmony; the storm building with the assistant has 1 harmony in the studio).
 * Corrections go into `corrections.ts`: games have been played with the cards as they are here.
 */
export const lessonCards: readonly BaseCard[] = [
  // trees
  { suit: 'tree', studio: { landscape: 'plain' }, print: { landscape: 'forest', brushes: 2, season: 'summer', subject: 'tree', count: 3 } },
  { suit: 'tree', studio: { landscape: 'plain' }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'tree', count: 1, harmony: 1 } },
  { suit: 'tree', studio: { landscape: 'plain', icon: 'assistant' }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'tree', count: 1 } },
  { suit: 'tree', studio: { landscape: 'mountain' }, print: { landscape: 'plain', brushes: 2, season: 'autumn', subject: 'tree', count: 3 } },
  { suit: 'tree', studio: { landscape: 'mountain' }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'tree', count: 1, harmony: 1 } },
  { suit: 'tree', studio: { landscape: 'mountain' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'tree', count: 1 } },
  { suit: 'tree', studio: { landscape: 'ocean' }, print: { landscape: 'ocean', brushes: 1, season: 'winter', subject: 'tree', count: 1, harmony: 1 } },
  { suit: 'tree', studio: { landscape: 'ocean' }, print: { landscape: 'mountain', brushes: 2, season: 'winter', subject: 'tree', count: 3 } },
  { suit: 'tree', studio: { landscape: 'ocean' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'tree', count: 1 } },
  { suit: 'tree', studio: { landscape: 'forest' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'tree', count: 1, harmony: 1 } },
  { suit: 'tree', studio: { landscape: 'forest' }, print: { landscape: 'ocean', brushes: 2, season: 'spring', subject: 'tree', count: 3 } },
  { suit: 'tree', studio: { landscape: 'forest', icon: 'assistant' }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'tree', count: 1 } },
  { suit: 'tree', studio: { icon: 'arrow' }, print: { landscape: 'forest', brushes: 1, season: 'autumn', subject: 'tree', count: 2 } },
  { suit: 'tree', studio: { icon: 'brush' }, print: { landscape: 'ocean', brushes: 1, season: 'spring', subject: 'tree', count: 2 } },
  { suit: 'tree', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'storm' } },
  { suit: 'tree', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'winter', subject: 'tree', count: 2 } },
  { suit: 'tree', studio: { icon: 'keep', harmony: 2 }, print: { landscape: 'forest', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'tree', studio: { landscape: 'joker', harmony: -2 }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'tree', count: 1 } },
  // animals
  { suit: 'animal', studio: { landscape: 'forest' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'boar', count: 1 } },
  { suit: 'animal', studio: { landscape: 'forest' }, print: { landscape: 'ocean', brushes: 2, season: 'spring', subject: 'boar', count: 1, harmony: 1 } },
  { suit: 'animal', studio: { landscape: 'forest' }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'boar', count: 1 } },
  { suit: 'animal', studio: { icon: 'brush' }, print: { landscape: 'ocean', brushes: 1, season: 'summer', subject: 'boar', count: 1, harmony: 1 } },
  { suit: 'animal', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'autumn' } },
  { suit: 'animal', studio: { icon: 'keep', harmony: 2 }, print: { landscape: 'mountain', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'animal', studio: { landscape: 'ocean', icon: 'assistant' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'crane', count: 1 } },
  { suit: 'animal', studio: { icon: 'arrow' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'stag', count: 1 } },
  { suit: 'animal', studio: { landscape: 'joker', harmony: -2 }, print: { landscape: 'mountain', brushes: 1, season: 'winter' } },
  { suit: 'animal', studio: { landscape: 'mountain', icon: 'assistant' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'stag', count: 1 } },
  { suit: 'animal', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'ocean', brushes: 1, season: 'storm' } },
  { suit: 'animal', studio: { landscape: 'mountain' }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'stag', count: 1 } },
  { suit: 'animal', studio: { landscape: 'plain' }, print: { landscape: 'forest', brushes: 2, season: 'summer', subject: 'butterfly', count: 1, harmony: 1 } },
  { suit: 'animal', studio: { landscape: 'ocean' }, print: { landscape: 'ocean', brushes: 1, season: 'winter', subject: 'crane', count: 1 } },
  { suit: 'animal', studio: { landscape: 'ocean' }, print: { landscape: 'mountain', brushes: 2, season: 'winter', subject: 'crane', count: 1, harmony: 1 } },
  { suit: 'animal', studio: { landscape: 'mountain' }, print: { landscape: 'plain', brushes: 2, season: 'autumn', subject: 'stag', count: 1, harmony: 1 } },
  { suit: 'animal', studio: { landscape: 'plain' }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'butterfly', count: 1 } },
  { suit: 'animal', studio: { landscape: 'plain' }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'butterfly', count: 1 } },
  // characters
  { suit: 'character', studio: { landscape: 'plain' }, print: { landscape: 'forest', brushes: 2, season: 'summer', subject: 'samurai', count: 1, harmony: 1 } },
  { suit: 'character', studio: { landscape: 'plain' }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'samurai', count: 1 } },
  { suit: 'character', studio: { landscape: 'plain', icon: 'assistant' }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'samurai', count: 1 } },
  { suit: 'character', studio: { landscape: 'mountain' }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'peasant', count: 1 } },
  { suit: 'character', studio: { landscape: 'mountain' }, print: { landscape: 'plain', brushes: 2, season: 'autumn', subject: 'peasant', count: 1, harmony: 1 } },
  { suit: 'character', studio: { landscape: 'mountain', icon: 'assistant' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'peasant', count: 1 } },
  { suit: 'character', studio: { landscape: 'ocean' }, print: { landscape: 'mountain', brushes: 2, season: 'winter', subject: 'monk', count: 1, harmony: 1 } },
  { suit: 'character', studio: { landscape: 'ocean' }, print: { landscape: 'ocean', brushes: 1, season: 'winter', subject: 'monk', count: 1 } },
  { suit: 'character', studio: { landscape: 'ocean', icon: 'assistant' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'monk', count: 1 } },
  { suit: 'character', studio: { landscape: 'forest' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'lady', count: 1 } },
  { suit: 'character', studio: { landscape: 'forest' }, print: { landscape: 'ocean', brushes: 2, season: 'spring', subject: 'lady', count: 1, harmony: 1 } },
  { suit: 'character', studio: { landscape: 'forest', icon: 'assistant' }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'lady', count: 1 } },
  { suit: 'character', studio: { icon: 'arrow' }, print: { landscape: 'forest', brushes: 1, season: 'autumn', subject: 'peasant', count: 1 } },
  { suit: 'character', studio: { icon: 'brush' }, print: { landscape: 'ocean', brushes: 1, season: 'summer', subject: 'samurai', count: 1 } },
  { suit: 'character', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'monk', count: 1 } },
  { suit: 'character', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'character', studio: { icon: 'keep', harmony: 2 }, print: { landscape: 'forest', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'character', studio: { landscape: 'joker', harmony: -2 }, print: { landscape: 'mountain', brushes: 1, season: 'winter' } },
  // buildings
  { suit: 'building', studio: { landscape: 'plain' }, print: { landscape: 'plain', brushes: 1, season: 'summer', subject: 'thatchedHouse', count: 1, harmony: 1 } },
  { suit: 'building', studio: { landscape: 'plain' }, print: { landscape: 'forest', brushes: 2, season: 'summer', subject: 'tower', count: 1 } },
  { suit: 'building', studio: { landscape: 'plain', icon: 'assistant' }, print: { landscape: 'mountain', brushes: 1, season: 'summer', subject: 'thatchedHouse', count: 1 } },
  { suit: 'building', studio: { landscape: 'mountain' }, print: { landscape: 'plain', brushes: 2, season: 'autumn', subject: 'tiledHouse', count: 1 } },
  { suit: 'building', studio: { landscape: 'mountain' }, print: { landscape: 'mountain', brushes: 1, season: 'autumn', subject: 'palace', count: 1, harmony: 1 } },
  { suit: 'building', studio: { landscape: 'mountain', icon: 'assistant' }, print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'palace', count: 1 } },
  { suit: 'building', studio: { landscape: 'ocean' }, print: { landscape: 'ocean', brushes: 1, season: 'winter', subject: 'roundHouse', count: 1, harmony: 1 } },
  { suit: 'building', studio: { landscape: 'ocean' }, print: { landscape: 'mountain', brushes: 2, season: 'winter', subject: 'tiledHouse', count: 1 } },
  { suit: 'building', studio: { landscape: 'ocean', icon: 'assistant' }, print: { landscape: 'forest', brushes: 1, season: 'winter', subject: 'roundHouse', count: 1 } },
  { suit: 'building', studio: { landscape: 'forest' }, print: { landscape: 'forest', brushes: 1, season: 'spring', subject: 'temple', count: 1, harmony: 1 } },
  { suit: 'building', studio: { landscape: 'forest' }, print: { landscape: 'ocean', brushes: 2, season: 'spring', subject: 'tower', count: 1 } },
  { suit: 'building', studio: { landscape: 'forest', icon: 'assistant' }, print: { landscape: 'plain', brushes: 1, season: 'spring', subject: 'temple', count: 1 } },
  { suit: 'building', studio: { icon: 'arrow' }, print: { landscape: 'forest', brushes: 1, season: 'autumn', subject: 'palace', count: 1 } },
  { suit: 'building', studio: { icon: 'brush' }, print: { landscape: 'ocean', brushes: 1, season: 'summer', subject: 'thatchedHouse', count: 1 } },
  { suit: 'building', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'plain', brushes: 1, season: 'winter', subject: 'roundHouse', count: 1 } },
  { suit: 'building', studio: { icon: 'assistant', harmony: 1 }, print: { landscape: 'ocean', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'building', studio: { icon: 'keep', harmony: 2 }, print: { landscape: 'mountain', brushes: 1, season: 'storm', harmony: 1 } },
  { suit: 'building', studio: { landscape: 'joker', harmony: -2 }, print: { landscape: 'mountain', brushes: 1, season: 'spring' } },
];
