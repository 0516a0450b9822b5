import { begin, fastRng, languages, play, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { allSpaces } from '../rules/board.ts';
import { actionCards } from '../rules/data/actions.ts';
import { defaultOptions, kaigan } from '../rules/index.ts';
import { allPlaces, tilesUnder } from '../rules/map.ts';
import type { Event, Refusal } from '../rules/types.ts';
import { text } from './index.ts';

const who = (seat: number): string => ['Aiko', 'Bunta', 'Chiyo', 'Daisuke'][seat]!;
/** A sentence that lacks nothing, with no typewriter's apostrophe and no sign of French that a line may begin with. */
const isSound = (sentence: string): boolean =>
  sentence.length > 2 &&
  !/undefined|NaN|null|\[object|'| [:;!?»]|« /.test(sentence) &&
  !/\b1 \p{L}{3,}s\b/u.test(sentence) &&
  sentence === sentence.trim();

const refusals: Refusal[] = [
  { kind: 'notAnAction' },
  ...(['plan', 'claim', 'act', 'sendFrom', 'sendTo', 'mark'] as const).map(
    phase => ({ kind: 'notNow', phase }) as const,
  ),
  { kind: 'notYourCard' },
  { kind: 'noSuchSpace' },
  { kind: 'preprinted' },
  { kind: 'spaceTaken' },
  { kind: 'rowClaimed' },
  { kind: 'rowClosed' },
  { kind: 'noQuadrant' },
  { kind: 'mustClaim' },
  { kind: 'notThisAction' },
  { kind: 'noCardHere' },
  { kind: 'cannotPay', ryo: 8, purse: 5 },
  { kind: 'noSurveyorThere' },
  { kind: 'alreadySent' },
  { kind: 'noTileThere' },
  { kind: 'sameTile' },
  { kind: 'tilesDiffer' },
  { kind: 'tooFewTiles' },
  { kind: 'tileFull', room: 0 },
  { kind: 'tileFull', room: 1 },
  { kind: 'alreadyMarked' },
  { kind: 'tooManyMarkers' },
  { kind: 'nothingMarked' },
];

/** Events that random games seldom meet. */
const rare: Event[] = [
  { kind: 'leftEmpty', place: 3 },
  { kind: 'returnedQuadrant', seat: 1, unused: false },
];

describe.each(languages)('in %s', language => {
  const t = text[language];

  test('whole games are told: prompts, choices and events', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const seats = 3 + (game % 2);
      const rng = fastRng(game);
      let match = begin(kaigan, { options: defaultOptions, seats, seed: seedFromText(`${game}`) });
      for (let [seat] = kaigan.toAct(match.state); seat !== undefined; [seat] = kaigan.toAct(match.state)) {
        for (const viewer of [0, 1, 'spectator'] as const) {
          expect(t.prompt(kaigan.view(match.state, viewer), who)).toSatisfy(isSound);
        }
        const legal = kaigan.legal(match.state, seat);
        const choices = legal.map(action => t.action(action, kaigan.view(match.state, seat)));
        expect(choices).toSatisfy((all: string[]) => all.every(isSound) && new Set(all).size === all.length);
        const played = play(match, seat, legal[rng.below(legal.length)]!);
        for (const event of played.match ? played.events : []) {
          kinds.add(event.kind);
          expect(t.event(event, who)).toSatisfy(isSound);
          // Whoever is spoken to is not called by name.
          const told = t.event(event, who, 0);
          expect(told).toSatisfy(isSound);
          expect(told).not.toContain('Aiko');
        }
        match = played.match!;
      }
      expect(t.prompt(kaigan.view(match.state, 0), who)).toSatisfy(isSound);
      for (const { lines } of kaigan.outcome(match.state)!.scores) {
        for (const line of lines) expect(t.scoreLine(line)).toSatisfy(isSound);
      }
    }
    for (const event of rare) {
      kinds.add(event.kind);
      expect(t.event(event, who)).toSatisfy(isSound);
    }
    expect([...kinds].sort()).toEqual(everyEventKind);
  });

  test('refusals are told apart', () => {
    const sentences = refusals.map(t.refusal);
    expect(sentences).toSatisfy((all: string[]) => all.every(isSound));
    expect(new Set(sentences).size).toBe(refusals.length);
  });

  test('every tile, place, space and card has a name', () => {
    for (const tile of tilesUnder(kaigan.rules)) expect(t.tile(tile)).toSatisfy(isSound);
    expect(new Set(allPlaces.map(t.place)).size).toBe(allPlaces.length);
    expect(new Set(allSpaces.map(t.space)).size).toBe(allSpaces.length);
    expect(new Set(actionCards.map((_, card) => t.cardName(card))).size).toBe(actionCards.length);
  });
});

const everyEventKind = [
  'advanced',
  'claimedRow',
  'endedTurn',
  'gainedHonor',
  'gainedIncome',
  'gainedRyo',
  'gameEnded',
  'governmentReset',
  'leftEmpty',
  'movedSurveyor',
  'paid',
  'passed',
  'placedMarkers',
  'placedNeutral',
  'planningEnded',
  'playedCard',
  'replacedTile',
  'returnedCard',
  'returnedQuadrant',
  'rolled',
  'roundBegan',
  'scoredTile',
  'tookQuadrant',
] satisfies Event['kind'][];

test('the game’s own words are used', () => {
  expect(text.en.terms).toMatchObject({ quadrant: 'Quadrant', surveyor: 'surveyor', marker: 'mapping marker' });
  expect(text.fr.terms).toMatchObject({ surveyor: 'arpenteur', marker: 'marqueur de cartographie', honor: 'honneur' });
  expect(text.en.event({ kind: 'rolled', seat: 0, dice: [2, 5] }, who)).toBe('Aiko rolls 2 and 5.');
  expect(text.fr.event({ kind: 'rolled', seat: 0, dice: [2, 5] }, who)).toBe('Aiko lance les dés\u202f: 2 et 5.');
});

test('events speak to you', () => {
  const sent: Event = { kind: 'movedSurveyor', seat: 0, from: -1, to: 3 };
  expect(text.en.event(sent, who, 0)).toBe('You send a surveyor to the lower tile of column 2.');
  expect(text.en.event(sent, who, 1)).toBe('Aiko sends a surveyor to the lower tile of column 2.');
  expect(text.fr.event(sent, who, 0)).toBe('Vous envoyez un arpenteur sur la tuile du bas de la colonne 2.');
  const lost: Event = { kind: 'gainedHonor', seat: 0, source: 'ryo', points: -3 };
  expect(text.en.event(lost, who, 0)).toBe('You lose 3 honor for the purse.');
  expect(text.fr.event(lost, who)).toBe('Aiko perd 3 points d’honneur pour la bourse.');
  const one: Event = { kind: 'gainedHonor', seat: 0, source: 'government', points: 1 };
  expect(text.fr.event(one, who, 0)).toBe('Vous gagnez 1 point d’honneur pour la piste du Gouvernement.');
});
