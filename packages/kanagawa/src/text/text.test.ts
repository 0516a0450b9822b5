import { begin, fastRng, languages, play, redact, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { everyCard, everyDiploma } from '../components.ts';
import { diplomas } from '../data/diplomas.ts';
import { startingTiles } from '../data/startingTiles.ts';
import { kanagawa } from '../index.ts';
import { scoreLines } from '../scoring.ts';
import { card, scene } from '../testing/scene.ts';
import type { Event, Refusal, SeenEvent } from '../types.ts';
import { text } from './index.ts';

const who = (seat: number): string => ['Aiko', 'Bunta', 'Chiyo', 'Daisuke'][seat]!;
/** A sentence that lacks nothing. */
const isSound = (sentence: string): boolean =>
  sentence.length > 2 && !/undefined|NaN|null|\[object/.test(sentence) && sentence === sentence.trim();

const refusals: Refusal[] = [
  { kind: 'notAnAction' },
  { kind: 'schoolFirst' },
  { kind: 'alreadyTaken' },
  { kind: 'diplomasFirst' },
  { kind: 'mustTake', why: 'thirdRow' },
  { kind: 'mustTake', why: 'lastCard' },
  { kind: 'mustTake', why: 'alone' },
  { kind: 'noSuchColumn' },
  { kind: 'notYourCard' },
  { kind: 'cannotPaint', card: 0 },
  { kind: 'otherBrushes', card: 0 },
  { kind: 'noBrushInHand' },
  { kind: 'noArrowLeft' },
  { kind: 'noSuchIcon' },
  { kind: 'iconOccupied' },
  { kind: 'noBrushThere' },
  { kind: 'sameIcon', instead: 0 },
  { kind: 'changesNothing' },
  { kind: 'notOffered' },
  { kind: 'yokaiFirst', do: 'take' },
  { kind: 'yokaiFirst', do: 'give' },
  { kind: 'noYokaiThere' },
  { kind: 'notAnOpponent' },
  { kind: 'noYokaiMoves' },
  { kind: 'cardsToPlace', cards: 2, keeps: 0 },
  { kind: 'cardsToPlace', cards: 2, keeps: 1 },
];

/** Events that random games seldom or never meet. */
const rare: Event[] = [
  { kind: 'leftEmptyHanded', seat: 1 },
  { kind: 'foundNoBrush', seat: 1 },
  { kind: 'foundNoStorm', seat: 1 },
  { kind: 'endedTurn', seat: 1, held: 2 },
  { kind: 'foundNoYokai', seat: 1 },
];

describe.each(languages)('in %s', language => {
  const t = text[language];

  test('whole games are told: prompts, choices and events, as every viewer sees them', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 16; game++) {
      const seats = 2 + (game % 3);
      const rng = fastRng(game);
      // Half of the games are played with the expansion.
      const yokai = game % 2 ? ({ yokai: { base: 'random', new: 'random' } } as const) : {};
      const options = { brushDiplomas: 'placed', ...yokai } as const;
      let match = begin(kanagawa, { options, seats, seed: seedFromText(`${game}`) });
      for (let [seat] = kanagawa.toAct(match.state); seat !== undefined; [seat] = kanagawa.toAct(match.state)) {
        for (const viewer of [0, 1, 'spectator'] as const) {
          expect(t.prompt(kanagawa.view(match.state, viewer), who)).toSatisfy(isSound);
        }
        const legal = kanagawa.legal(match.state, seat);
        const choices = legal.map(action => t.action(action, kanagawa.view(match.state, seat)));
        expect(choices).toSatisfy((all: string[]) => all.every(isSound) && new Set(all).size === all.length);
        const played = play(match, seat, legal[rng.below(legal.length)]!);
        for (const event of played.match ? played.events : []) {
          kinds.add(event.kind);
          for (const viewer of [0, 'spectator'] as const) {
            expect(t.event(redact(event, viewer) as SeenEvent, who)).toSatisfy(isSound);
          }
        }
        match = played.match!;
      }
      for (const { lines } of kanagawa.outcome(match.state)!.scores) {
        for (const line of lines) expect(t.scoreLine(line)).toSatisfy(isSound);
      }
    }
    for (const event of rare) {
      kinds.add(event.kind);
      expect(t.event(redact(event, 0) as SeenEvent, who)).toSatisfy(isSound);
    }
    expect([...kinds].sort()).toEqual(everyEventKind);
  });

  test('refusals are told apart', () => {
    const sentences = refusals.map(t.refusal);
    expect(sentences).toSatisfy((all: string[]) => all.every(isSound));
    expect(new Set(sentences).size).toBe(refusals.length);
  });

  test('every card, tile and diploma is described, and no two diplomas alike', () => {
    everyCard.forEach((each, id) => {
      for (const part of [t.cardName(id), t.printPart(each), t.studioPart(each)]) expect(part).toSatisfy(isSound);
    });
    expect(new Set(startingTiles.map((_, tile) => t.tile(tile))).size).toBe(startingTiles.length);
    expect(new Set(everyDiploma.map(t.need)).size).toBe(everyDiploma.length);
  });
});

const everyEventKind = [
  'dealt',
  'endedTurn',
  'extendedPrint',
  'foundNoBrush',
  'foundNoStorm',
  'foundNoYokai',
  'gainedAssistant',
  'gainedBrush',
  'gainedGrandMaster',
  'gainedStorm',
  'gameEnded',
  'improvedStudio',
  'leftDiplomas',
  'leftEmptyHanded',
  'movedBrush',
  'passedYokai',
  'placedBrush',
  'roundBegan',
  'took',
  'tookDiploma',
  'waited',
  'yokaiArrived',
] satisfies Event['kind'][];

test('the rulebooks’ own words are used', () => {
  expect(text.en.terms).toMatchObject({ print: 'print', studio: 'studio', grandMaster: 'Grand Master' });
  expect(text.fr.terms).toMatchObject({ print: 'Estampe', studio: 'Atelier', brush: 'Pinceau', school: 'École' });
  expect(text.en.cardName(card('tree', 1))).toBe('3 trees, forest in summer');
  expect(text.fr.cardName(card('tree', 1))).toBe('3 arbres, forêt en été');
  expect(text.en.diploma(diplomas[4]!)).toBe('a crane and a butterfly in the print: 4 harmony and a brush');
  expect(text.fr.diploma(diplomas[4]!)).toBe("une grue et un papillon dans l'Estampe : 4 Harmonie et un Pinceau");
});

test('score lines name where the points come from', () => {
  const { players } = scene({
    players: [{ tile: 'spring', storms: 1, print: [card('animal', 12), card('animal', 1)] }, {}],
  });
  const lines = scoreLines(players[0]!, true);
  expect(lines.map(text.en.scoreLine)).toEqual([
    'Sections of the print, with the starting tile',
    'Longest run of one season (spring, 1 storm token placed)',
    'Harmony in the print',
    'Harmony in the studio',
    'Grand Master',
  ]);
});
