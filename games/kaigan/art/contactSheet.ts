// Writes HTML sheets to judge Kaigan's art by looking; `npm run art` makes pictures of them. Run by itself: node
// --conditions=source contactSheet.ts <output folder>.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss } from '@hanga/web/art/tokens.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { onSheet } from '@hanga/web/keepsake/mounted.ts';
import { mounts } from '@hanga/web/keepsake/work.ts';
import { actionCards, kaigan, map, preprintedUnder } from '../rules/index.ts';
import { boxes, defs, draw, mapArt, mapInk, symbols, use } from './index.ts';
import { mapWork } from './later/keepsake.ts';

const [out = ''] = process.argv.slice(2);
const tiles = map.tilesUnder(kaigan.rules);
const css = `${themeCss()}body{margin:12px;background:var(--paper);color:var(--line);font:14px serif}svg{margin:3px;vertical-align:top}.grey{filter:grayscale(1)}`;

let count = 0;
/** Outlines have names, and each stands several times on a sheet: every drawing gets its own. */
const sized = (art: Art, width: number, [x, y, w, h]: readonly [number, number, number, number]): string => {
  count++;
  return `<svg width="${width}" height="${Math.round((width * h) / w)}" viewBox="${x} ${y} ${w} ${h}">${toSvg(art).replaceAll('g-done', `g-done-${count}`)}</svg>`;
};

const sheet = (name: string, body: string, themes: readonly string[] = ['day']): void => {
  for (const theme of themes)
    writeFileSync(
      join(out, `kaigan-${name}${theme === 'night' ? '-night' : ''}.html`),
      `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${css}</style><body><svg width="0" height="0" style="position:absolute"><defs>${toSvg(defs())}</defs></svg>${body}</body></html>`,
    );
};

const half = tiles.filter((_, index) => index % 2 === 0);
const mapped = (done: readonly number[], width: number): string =>
  sized([mapArt(), mapInk(done)], width, [0, -200, 1000, 400]);

const signs = Object.entries(symbols).map(([name, [kind]]) => ({ name, box: boxes[kind] }));
const row = (width: number, look = ''): string =>
  `<div class="${look}">${signs.map(({ name, box }) => sized(use(name, 0, 0), width, box)).join('')}</div>`;
const surveyors = signs.filter(({ name }) => name.startsWith('surveyor'));

const cards = (width: number): string =>
  actionCards.map((card, index) => sized(draw({ card, color: index % 4 }), width, [0, 0, 100, 96])).join('') +
  preprintedUnder(kaigan.rules)
    .map(({ action }) => sized(draw({ action }), width, [0, 0, 100, 96]))
    .join('') +
  (['bare', 'quadrantGone'] as const).map(space => sized(draw({ space }), width, [0, 0, 100, 96])).join('');

const makers = [
  { name: 'Aiko', color: 0, score: 61, isWinner: false },
  { name: 'Maximilienne de Kanagawa', color: 1, score: 74, isWinner: true },
  { name: 'Chiyo', color: 2, score: 58, isWinner: false },
  { name: 'Daichi', color: 3, score: 49, isWinner: false },
];
const seals = half.map((tile, index) => ({ tile, colors: index % 3 === 0 ? [0, 1, 2, 3] : [index % 4] }));
const label = { title: 'The Coasts of Japan', lines: ['Aiko'], date: '18 November 2026' };

mkdirSync(out, { recursive: true });
sheet('map', [[], half, tiles].map(done => mapped(done, 1200)).join(''));
sheet('map-large', sized([mapArt(), mapInk(tiles)], 1200, [300, -60, 300, 260]));
sheet(
  'tiles',
  tiles.map(tile => sized(draw({ tile }), 142, [0, 0, 120, 126])).join('') +
    tiles.map(tile => sized(draw({ tile }), 44, [0, 0, 120, 126])).join(''),
  ['day', 'night'],
);
sheet(
  'pieces',
  surveyors.map(({ name, box }) => sized(use(name, 0, 0), 260, box)).join('') +
    row(64) +
    row(34) +
    row(34, 'grey') +
    row(22),
  ['day', 'night'],
);
sheet('cards', cards(150) + cards(62), ['day', 'night']);
sheet(
  'keepsakes',
  mounts
    .map(mount => {
      const { art, width, height } = onSheet(mapWork(mount, seals, makers, label), mount);
      return sized(art, 595, [0, 0, width, height]);
    })
    .join(''),
);
