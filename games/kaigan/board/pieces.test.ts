import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { isTopic } from '../learn/topics.ts';
import { type Event, kaigan, type View } from '../rules/index.ts';
import { originsOf, pieceOf, piecesOf, topicOf } from './pieces.ts';

const folder = new URL('../records/', import.meta.url);

describe.each(readdirSync(folder))('in the record %s', name => {
  const moves: { before: View; after: View; events: readonly Event[] }[] = [];
  for (const line of readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n')) {
    replay(kaigan, parseRecord(JSON.parse(line)), (before, after, events) => {
      moves.push({ before: kaigan.view(before.state, 0), after: kaigan.view(after.state, 0), events });
    });
  }

  test('every piece that an event touched can tell its rule', () => {
    for (const { after, events } of moves) {
      for (const piece of events.flatMap(event => piecesOf(event, after))) {
        const topic = topicOf(piece, after);
        expect(topic !== undefined && isTopic(topic), `${piece}: ${topic}`).toBe(true);
      }
    }
  });

  test('what is new on the table comes from somewhere', () => {
    for (const { before, after, events } of moves) {
      const origins = originsOf(events, after);
      after.players.forEach((player, seat) => {
        player.surveyors.forEach((count, place) => {
          if (count > before.players[seat]!.surveyors[place]!)
            expect(origins.has(pieceOf.surveyor(seat, place, count - 1))).toBe(true);
        });
        player.markers.forEach((count, place) => {
          if (count > before.players[seat]!.markers[place]!)
            expect(origins.has(pieceOf.marker(seat, place, count - 1))).toBe(true);
        });
      });
      after.tiles.forEach((tile, place) => {
        if (tile !== before.tiles[place] && tile >= 0) expect(origins.has(pieceOf.tile(tile))).toBe(true);
      });
      after.claims.forEach((seat, row) => {
        if (seat >= 0 && before.claims[row] !== seat) expect(origins.has(pieceOf.claim(row))).toBe(true);
      });
    }
  });
});
