// Writes the sheet of finished prints on their mounts; `npm run art` makes a picture of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { onSheet } from '@hanga/web/keepsake/mounted.ts';
import { mounts } from '@hanga/web/keepsake/work.ts';
import { printWork } from './later/keepsake.ts';
import { bringAll } from './later.ts';
import { defsFor } from './sprite.ts';

await bringAll();
const [out = ''] = process.argv.slice(2);
const prints = [
  [46, 15, 27],
  [3, 12, 33, 41, 55, 60, 21, 8, 30],
];

/** Every drawing brings its definitions, under names of its own. */
const drawn = (print: readonly number[], tile: number, mount: (typeof mounts)[number]): string => {
  const label = { title: `Kanagawa Bay in ${print.length + 1} views`, lines: ['Aiko'], date: '18 November 2026' };
  const { art, width, height } = onSheet(printWork(`${tile}-${mount}`, tile, print, label), mount);
  const wide = mount === 'scroll' ? 1200 : 595;
  const svg = `<svg width="${wide}" viewBox="0 0 ${width} ${height}"><defs>${toSvg(defsFor(art))}</defs>${toSvg(art)}</svg>`;
  return svg.replaceAll(/(id="|href="#|url\(#)/g, `$1${mount}-${tile}-`);
};

mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'keepsakes.html'),
  `<!doctype html><meta charset="utf-8"><style>body{margin:12px;background:#ded3ba}svg{margin:3px;vertical-align:top}</style>${prints.map((print, tile) => mounts.map(mount => drawn(print, tile, mount)).join('')).join('')}`,
);
