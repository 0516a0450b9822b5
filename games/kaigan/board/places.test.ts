import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { type Event, kaigan, type View } from '../rules/index.ts';
import { originsOf } from './pieces.ts';
import { placesOf } from './places.ts';
import { regionsOf } from './regions.ts';

const file = new URL('../records/4-players-covered.json', import.meta.url);
const regions = regionsOf(4, { width: 1280, height: 756 });
const places = (view: View) => placesOf({ view, legal: [], mine: 0, regions, tab: 'grid' });

test('whatever moves goes where the layout says, but for claims', () => {
  let moved = 0;
  replay(kaigan, parseRecord(JSON.parse(readFileSync(file, 'utf8'))), (_, after, events) => {
    const view = kaigan.view(after.state, 0);
    const laid = places(view);
    for (const piece of originsOf(events as readonly Event[], view).keys()) {
      const isOthersCard = /^card-[1-3]-/.test(piece);
      // What was scored or lifted in the same move is gone again; another's hand is not shown.
      const isGone = /^(surveyor|marker|neutral)-/.test(piece) && !laid.has(piece);
      if (piece.startsWith('claim-') || isOthersCard || isGone) continue;
      expect(laid.has(piece), piece).toBe(true);
      moved++;
    }
  });
  expect(moved).toBeGreaterThan(50);
});

test('every piece lies on the table', () => {
  replay(kaigan, parseRecord(JSON.parse(readFileSync(file, 'utf8'))), (_, after) => {
    for (const [piece, { x, y, w, h }] of places(kaigan.view(after.state, 0))) {
      expect(w > 0 && h > 0 && x >= -1 && y >= -1 && x + w <= 1281 && y + h <= 757, piece).toBe(true);
    }
  });
});
