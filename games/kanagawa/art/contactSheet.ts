// Run: node --conditions=source contactSheet.ts <output folder>. Writes HTML sheets to judge the art by looking.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, seeded, times } from '@hanga/web/art/seeded.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { everyCard, everyDiploma, lessonCards, newLessonCards, startingTiles } from '../rules/index.ts';
import {
  animals,
  type Boxed,
  boxes,
  buildings,
  cardBack,
  cardFace,
  cardSize,
  characters,
  diplomaSize,
  kiteKinds,
  type LessonCard,
  type Marks,
  type Mat,
  matSize,
  mountEdge,
  mountSize,
  printScroll,
  school,
  scrollMount,
  seasons,
  seats,
  slip,
  startingTileFace,
  studioIcons,
  suits,
  themeCss,
  use,
} from './index.ts';
import { bringAll } from './later.ts';
import { medallions } from './medallions.ts';
import { commonDefs, symbolCalled, symbolIds } from './sprite.ts';

await bringAll();
const [out = ''] = process.argv.slice(2);
const cards = everyCard as readonly LessonCard[];
const newCards = newLessonCards as readonly LessonCard[];

const sized = (art: Art, width: number, box: { readonly width: number; readonly height: number }): string =>
  `<svg width="${width}" height="${Math.round((width * box.height) / box.width)}" viewBox="0 0 ${box.width} ${box.height}">${toSvg(art)}</svg>`;

const css = `${themeCss()}body{margin:12px;background:var(--paper);color:var(--line);font:14px serif}svg{margin:3px;vertical-align:top}.grey{filter:grayscale(1)}.shape{filter:brightness(0)}.night .shape{filter:brightness(0) invert(1)}`;

const sprite = toSvg([commonDefs(), symbolIds().map(id => symbolCalled(id) ?? [])]);

const sheet = (name: string, body: string): void => {
  for (const theme of ['day', 'night'])
    writeFileSync(
      join(out, `${name}-${theme}.html`),
      `<!doctype html><html data-theme="${theme}" class="${theme}"><meta charset="utf-8"><style>${css}</style><body><svg width="0" height="0" style="position:absolute"><defs>${sprite}</defs></svg>${body}</body></html>`,
    );
};

const faces = (width: number): string =>
  startingTiles.map((tile, index) => sized(startingTileFace(tile, index), width, cardSize)).join('') +
  cards.map((card, number) => sized(cardFace(card, number), width, cardSize)).join('');

const scroll = (seed: number, from: readonly LessonCard[]): string => {
  const rng = seeded(seed);
  const tile = startingTiles[seed % 4];
  const painted = times(11, () => {
    const card = from[Math.floor(rng() * from.length)]!;
    return { card, number: cards.indexOf(card) };
  });
  const marks = pick<Marks>(rng, ['all', 'scored', 'none']);
  const print = node('g', { transform: [moved(mountEdge.x, mountEdge.y)] }, printScroll(tile, painted, marks));
  return sized([scrollMount(12), print], 1560, mountSize(12));
};

const pieces: readonly (readonly [string, Boxed])[] = [
  ...[1, 2, 3].map(count => [`tree${count}`, count > 1 ? 'grove' : 'subject'] as const),
  ...[...animals, ...characters, ...buildings].map(subject => [subject, 'subject'] as const),
  ...[...kiteKinds, 'lantern', 'umbrella', 'umbrellaDrying', 'umbrella1', 'lantern1'].map(
    id => [id, 'subject'] as const,
  ),
  ...['lantern2', 'lantern3', 'umbrella2'].map(id => [id, 'grove'] as const),
  ...kiteKinds.flatMap(kite => [1, 2, 3].map(count => [`${kite}${count}`, 'aloft'] as const)),
  ...medallions.map(kind => [kind, 'icon'] as const),
  ...seasons.map(season => [`season-${season}`, 'icon'] as const),
  ...studioIcons.map(icon => [`icon-${icon}`, 'icon'] as const),
  ...['harmony1', 'harmony2', 'harmony-2', 'yokai-arrives'].map(seal => [seal, 'icon'] as const),
  ...seats.flatMap(seat => [`brush-ready-${seat}`, `brush-painted-${seat}`].map(id => [id, 'pawn'] as const)),
  ...['grandMaster', 'assistant', 'stormToken', 'yokai-0', 'yokai-1', 'yokai-2'].map(id => [id, 'pawn'] as const),
];

const piece = (id: string, kind: Boxed, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="${boxes[kind].join(' ')}">${toSvg(use(id, kind, 0, 0))}</svg>`;

const pieceRows = [24, 40, 120]
  .flatMap(size => ['', 'grey', 'shape'].map(look => [size, look] as const))
  .map(
    ([size, look]) =>
      `<h3>${size} px ${look}</h3><div class="${look}">${pieces.map(([id, kind]) => piece(id, kind, size)).join('')}</div>`,
  )
  .join('');

const mat: Mat = { columns: 4, rows: 3, cell: { width: cardSize.width + 4, height: cardSize.height + 4 }, gap: 14 };

mkdirSync(out, { recursive: true });
sheet('cards-130', faces(130));
sheet('cards-90', `${faces(90)}<h3>grey</h3><div class="grey">${faces(90)}</div>`);
sheet('prints', times(20, index => scroll(index + 1, cards)).join('<br>'));
sheet(
  'yokai-cards',
  newCards.map((card, index) => sized(cardFace(card, lessonCards.length + index), 200, cardSize)).join(''),
);
sheet('yokai-prints', times(6, index => scroll(index + 31, newCards)).join('<br>'));
sheet('pieces', pieceRows);
sheet(
  'backs',
  [200, 90, 40].map(width => suits.map(suit => sized(cardBack(suit), width, cardSize)).join('')).join('<br>') +
    `<div class="grey">${suits.map(suit => sized(cardBack(suit), 90, cardSize)).join('')}</div>`,
);
sheet(
  'diplomas',
  [220, 110]
    .map(width => everyDiploma.map((_, number) => sized(slip(number), width, diplomaSize)).join(''))
    .join('<hr>'),
);
sheet(
  'school',
  [4, 3, 2].map(columns => sized(school({ ...mat, columns }), 150 * columns, matSize({ ...mat, columns }))).join(''),
);
