import { backDefs } from './backs.ts';
import { knowHow } from './knowHow.ts';
import { branded, medallion, medallions } from './medallions.ts';
import { mountDefs } from './mount.ts';
import { sharedDefs } from './paper.ts';
import { assistantPawn, brushPawn, grandMasterPawn, seats, stormToken } from './pieces.ts';
import { greatWave } from './scenes/greatWave.ts';
import { schoolDefs } from './school.ts';
import { harmonySeal } from './seals.ts';
import { seasonSign } from './seasonSigns.ts';
import { oldPine, snowyArt, subjectArt, subjectBox, trees } from './subjects/index.ts';
import { symbol } from './symbols.ts';
import { seasons, studioIcons } from './types.ts';
import { woodDefs } from './wood.ts';

/**
 * Everything that panels, cards and pieces refer to. Names for `use` and `picture`, without the `k-`:
 * subject: tree, tree1, oldPine, boar ... temple, and `-snow` where winter lies; grove: tree2, tree3;
 * icon: forest ... joker, any, brand-forest ..., icon-brush ..., brand-brush ..., season-spring ...,
 * harmony1, harmony2, harmony-2; pawn: brush-ready-0..3, brush-painted-0..3, grandMaster, assistant, stormToken.
 */
export const spriteDefs = (): string =>
  sharedDefs() +
  woodDefs() +
  backDefs() +
  mountDefs() +
  schoolDefs() +
  symbol('wave-calm', 'wave', greatWave(false)) +
  symbol('wave-storm', 'wave', greatWave(true)) +
  [1, 2, 3].map(count => symbol(`tree${count}`, subjectBox('tree', count), trees(count))).join('') +
  symbol('oldPine', 'subject', oldPine()) +
  snowyArt()
    .map(([id, art]) => symbol(id, /tree[23]/.test(id) ? 'grove' : 'subject', art))
    .join('') +
  Object.entries(subjectArt)
    .map(([subject, art]) => symbol(subject, 'subject', art))
    .join('') +
  medallions
    .map(kind => symbol(kind, 'icon', medallion(kind)) + symbol(`brand-${kind}`, 'icon', medallion(kind, branded)))
    .join('') +
  studioIcons
    .map(
      icon => symbol(`icon-${icon}`, 'icon', knowHow(icon)) + symbol(`brand-${icon}`, 'icon', knowHow(icon, branded)),
    )
    .join('') +
  seasons.map(season => symbol(`season-${season}`, 'icon', seasonSign(season))).join('') +
  [1, 2, -2].map(harmony => symbol(`harmony${harmony}`, 'icon', harmonySeal(harmony))).join('') +
  seats
    .map(
      seat =>
        symbol(`brush-ready-${seat}`, 'pawn', brushPawn(seat, false)) +
        symbol(`brush-painted-${seat}`, 'pawn', brushPawn(seat, true)),
    )
    .join('') +
  symbol('grandMaster', 'pawn', grandMasterPawn) +
  symbol('assistant', 'pawn', assistantPawn) +
  symbol('stormToken', 'pawn', `<g transform="translate(0 -40)">${stormToken}</g>`);

/** Put once into the page. Not `display:none`: gradients of an undisplayed sprite do not paint everywhere. */
export const sprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${spriteDefs()}</defs></svg>`;
