import { readFileSync } from 'node:fs';
import { parseRecord, redact, replay } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { kanagawa, type View } from '../rules/index.ts';
import { regionsOf, settingOf } from './layout.ts';
import { originsOf, pieceOf } from './pieces.ts';
import { placesOf } from './places.ts';

const file = new URL('../records/3-players-placed.json', import.meta.url);
const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
const places = (view: View) =>
  placesOf({
    view,
    legal: [],
    mine: 0,
    regions: regionsOf(settingOf(view, []), { width: 1280, height: 756 }),
    tab: 'school',
  });

test('whatever moves goes where the layout says, but for brushes that a plate counts', () => {
  let moved = 0;
  replay(kanagawa, record, (_, after, events) => {
    const view = kanagawa.view(after.state, 0);
    const laid = places(view);
    for (const [piece] of events.flatMap(event => originsOf(redact(event, 0), view))) {
      // Of another studio only the icons are shown, and whoever looks knows the cards they hold.
      const isInStudio = [1, 2].some(seat => view.players[seat]!.studio.some(card => pieceOf.card(card) === piece));
      if (isInStudio || /^(brush-[12]-\d+$|held-0-)/.test(piece)) continue;
      expect(laid.has(piece), piece).toBe(true);
      moved++;
    }
  });
  expect(moved).toBeGreaterThan(50);
});

test('every piece lies on the table', () => {
  replay(kanagawa, record, (_, after) => {
    for (const [piece, { x, y, w, h }] of places(kanagawa.view(after.state, 0))) {
      expect(w > 0 && h > 0 && x >= 0 && y >= 0 && x + w <= 1281 && y + h <= 757, piece).toBe(true);
    }
  });
});
