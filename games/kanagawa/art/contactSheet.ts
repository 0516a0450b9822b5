// Writes HTML sheets to judge the art by looking; `npm run art` makes pictures of them. Run by itself: node
// --conditions=source contactSheet.ts <output folder>.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, seeded, times } from '@hanga/web/art/seeded.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { type Art, moved, node, type ViewBox } from '@hanga/web/art/tree.ts';
import { everyCard, everyDiploma, lessonCards, newLessonCards, startingTiles } from '../rules/index.ts';
import {
  boxes,
  cardBack,
  cardFace,
  cardSize,
  diplomaSize,
  draw,
  type Landscape,
  type LessonCard,
  landscapes,
  type Marks,
  type Mat,
  matSize,
  mountEdge,
  mountSize,
  panelSize,
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
} from './index.ts';
import { bringAll } from './later.ts';
import { medallions } from './medallions.ts';
import { panel } from './panel.ts';
import { commonDefs, symbolCalled, symbolIds } from './sprite.ts';
import { prefix } from './symbols.ts';

await bringAll();
const [out = ''] = process.argv.slice(2);
const cards = everyCard as readonly LessonCard[];
const base = cards.slice(0, lessonCards.length);
const newCards = newLessonCards as readonly LessonCard[];

const sized = (art: Art, width: number, box: { readonly width: number; readonly height: number }): string =>
  `<svg width="${width}" height="${Math.round((width * box.height) / box.width)}" viewBox="0 0 ${box.width} ${box.height}">${toSvg(art)}</svg>`;

const css = `${themeCss()}body{margin:12px;background:var(--paper);color:var(--line);font:14px serif}svg{margin:3px;vertical-align:top}.grey{filter:grayscale(1)}.shape{filter:brightness(0)}.night .shape{filter:brightness(0) invert(1)}`;

const sprite = toSvg([commonDefs(), symbolIds().map(id => symbolCalled(id) ?? [])]);

/** By day, and where paper and pieces lie on it by night too. */
const sheet = (name: string, body: string, themes: readonly string[] = ['day']): void => {
  for (const theme of themes)
    writeFileSync(
      join(out, `${name}${theme === 'night' ? '-night' : ''}.html`),
      `<!doctype html><html data-theme="${theme}" class="${theme}"><meta charset="utf-8"><style>${css}</style><body><svg width="0" height="0" style="position:absolute"><defs>${sprite}</defs></svg>${body}</body></html>`,
    );
};

const faces = (width: number): string =>
  startingTiles.map((tile, index) => sized(startingTileFace(tile, index), width, cardSize)).join('') +
  cards.map((card, number) => sized(cardFace(card, number), width, cardSize)).join('');

const scroll = (seed: number, from: readonly LessonCard[]): string => {
  const rng = seeded(seed);
  const tile = startingTiles[seed % 4];
  const pile = [...from];
  const painted = times(3 + (seed % 9), () => {
    const [card] = pile.splice(Math.floor(rng() * pile.length), 1) as [LessonCard];
    return { card, number: cards.indexOf(card) };
  });
  const marks = pick<Marks>(rng, ['all', 'scored', 'none']);
  const print = node('g', { transform: [moved(mountEdge.x, mountEdge.y)] }, printScroll(tile, painted, marks));
  const panels = painted.length + 1;
  return sized([scrollMount(panels), print], panels * 96, mountSize(panels));
};

/** All that stands in a print, each pose of it. */
const standing = symbolIds().filter(id => {
  const kind = symbolCalled(id)?.attributes;
  return kind && 'viewBox' in kind && [boxes.subject, boxes.grove, boxes.aloft].some(box => box === kind.viewBox);
});
const boxOf = (id: string): ViewBox => {
  const definition = symbolCalled(id)?.attributes;
  return definition && 'viewBox' in definition && definition.viewBox ? definition.viewBox : boxes.subject;
};

const pieces = [
  ...medallions,
  ...seasons.map(season => `season-${season}`),
  ...studioIcons.map(icon => `icon-${icon}`),
  ...['harmony1', 'harmony2', 'harmony-2', 'yokai-arrives'],
  ...seats.flatMap(seat => [`brush-ready-${seat}`, `brush-painted-${seat}`]),
  ...['grandMaster', 'assistant', 'stormToken', 'yokai-0', 'yokai-1', 'yokai-2'],
];

const drawn = (id: string, height: number): string => {
  const [x, y, width, high] = boxOf(id);
  const frame = `x="${x}" y="${y}" width="${width}" height="${high}"`;
  return `<svg width="${Math.round((height * width) / high)}" height="${height}" viewBox="${x} ${y} ${width} ${high}"><use href="#${prefix}${id}" ${frame}/></svg>`;
};

const rows = (ids: readonly string[], sizes: readonly number[]): string =>
  sizes
    .flatMap(size => ['', 'grey', 'shape'].map(look => [size, look] as const))
    .map(
      ([size, look]) =>
        `<h3>${size} px ${look}</h3><div class="${look}">${ids.map(id => drawn(id, size)).join('')}</div>`,
    )
    .join('');

/** Every landscape in every season: panels numbered on until each way of drawing it has come. */
const views = (landscape: Landscape): string =>
  seasons
    .map(season =>
      times(5, index =>
        sized(panel({ landscape, season, number: 400 + index * 3 }, { view: index }), 120, panelSize),
      ).join(''),
    )
    .join('<br>');

const mat: Mat = { columns: 4, rows: 3, cell: { width: cardSize.width + 4, height: cardSize.height + 4 }, gap: 14 };

mkdirSync(out, { recursive: true });
sheet('subjects', standing.map(id => drawn(id, 190)).join(''));
sheet('silhouettes', rows(standing, [40, 24]));
for (const landscape of landscapes) sheet(`landscape-${landscape}`, views(landscape));
sheet('prints', times(14, index => scroll(index + 1, base)).join('<br>'));
sheet('prints-yokai', times(6, index => scroll(index + 31, newCards)).join('<br>'));
sheet('thumbnails', faces(74), ['day', 'night']);
sheet('pieces', rows(pieces, [24, 40, 80]), ['day', 'night']);
sheet(
  'paper',
  suits.map(suit => sized(cardBack(suit), 90, cardSize)).join('') +
    everyDiploma.map((_, number) => sized(slip(number), 110, diplomaSize)).join('') +
    everyDiploma.map((_, badge) => sized(draw({ badge }), 52, diplomaSize)).join('') +
    [4, 3, 2].map(columns => sized(school({ ...mat, columns }), 110 * columns, matSize({ ...mat, columns }))).join(''),
);
