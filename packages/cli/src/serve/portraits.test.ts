import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseRecord, replay } from '@hanga/kernel';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../games.ts';
import { portraits } from './portraits.ts';

const root = path.join(import.meta.dirname, '../../../../games');
beforeAll(async () => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
});

const recordsOf = (game: string) => {
  const folder = path.join(root, game, 'records');
  const [file] = readdirSync(folder).filter(name => name.endsWith('.json'));
  return file === undefined ? [] : [parseRecord(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))];
};

/** The printer breaks on a part of a drawing that lies beyond its edge and is see-through: none may. */
test.each(games.map(({ id }) => id))('everything that links show of %s can be printed', async id => {
  const draw = portraits[id];
  const front = games.find(each => each.id === id);
  const [record] = recordsOf(id);
  if (!draw || !front || !record) throw new Error(`${id} has no record or no drawing`);
  const views = front.open(({ game }) => {
    const seen: object[] = [];
    replay(game, record, before => seen.push(game.view(before.state, 'spectator')));
    return [seen[0], seen[Math.floor(seen.length / 2)], seen.at(-1)];
  });
  const subjects = [
    { kind: 'cover', options: {} } as const,
    ...views.flatMap(view => (view ? [{ kind: 'running', view } as const] : [])),
    { kind: 'over', record } as const,
    { kind: 'over', record, seat: record.seats - 1 } as const,
  ];
  expect(views).not.toContain(undefined);
  for (const subject of subjects) {
    const svg = await draw(subject);
    const picture = new Resvg(svg ?? '', { font: { loadSystemFonts: false } }).render();
    expect([picture.width, picture.height], subject.kind).toEqual([1200, 630]);
  }
});
