import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Portraits, TableSubject } from './subject.ts';

export interface PrintOrder {
  readonly game: string;
  readonly subject: TableSubject;
}

const { portraits } = (await import(workerData as string)) as { portraits: Portraits };
await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

async function print(text: string): Promise<Uint8Array | undefined> {
  const { game, subject } = JSON.parse(text) as PrintOrder;
  const svg = await portraits[game]?.(subject);
  if (svg === undefined) return undefined;
  // There is no word in a drawing, so that no font has to be there.
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const rendered = drawing.render();
  const png = rendered.asPng();
  rendered.free();
  drawing.free();
  return png;
}

parentPort?.on('message', (text: string) => {
  print(text).then(
    png => parentPort?.postMessage({ png }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
