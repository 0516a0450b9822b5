// Prints the page's icons for phones from its drawings: `node scripts/icons.mjs`, after one of the two was changed.
// They are small and kept with the sources, so that no build has to draw.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const web = fileURLToPath(new URL('../packages/web', import.meta.url));
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Phones cut maskable ones and those of Apple to a shape of their own: they are drawn to the edge. */
const icons = [
  { drawing: 'public/icon-maskable.svg', file: 'apple-touch-icon.png', size: 180 },
  { drawing: 'src/shell/icon.svg', file: 'icon-192.png', size: 192 },
  { drawing: 'src/shell/icon.svg', file: 'icon-512.png', size: 512 },
  { drawing: 'public/icon-maskable.svg', file: 'icon-maskable-512.png', size: 512 },
];

for (const { drawing, file, size } of icons) {
  const svg = readFileSync(path.join(web, drawing), 'utf8');
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  writeFileSync(path.join(web, 'public', file), png);
}
