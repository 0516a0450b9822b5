import { begin, fastRng, languages, play, redact, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { everyCard, everyDiploma } from '../rules/components.ts';
import { diplomas } from '../rules/data/diplomas.ts';
import { startingTiles } from '../rules/data/startingTiles.ts';
import { defaultOptions, kanagawa } from '../rules/index.ts';
import { scoreLines } from '../rules/scoring.ts';
import { card, scene } from '../rules/testing/scene.ts';
import type { Event, Refusal, SeenEvent } from '../rules/types.ts';
import { text } from './index.ts';

const who = (seat: number): string => ['Aiko', 'Bunta', 'Chiyo', 'Daisuke'][seat]!;
/** A sentence that lacks nothing. */
const isSound = (sentence: string): boolean =>
  sentence.length > 2 && !/undefined|NaN|null|\[object/.test(sentence) && sentence === sentence.trim();

/** Narrow no-break spaces where French wants them, and one kind of apostrophe. */
const isFrench = (sentence: string): boolean => !/[ \u00a0][:;!?»]|« |'/.test(sentence);
const speaksTo = (name: string) => (sentence: string) => !sentence.includes(name) && /you|vous|votre/i.test(sentence);

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
      const options = { ...defaultOptions, ...yokai };
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
            const seen = redact(event, viewer) as SeenEvent;
            const said = t.event(seen, who, undefined, kanagawa.view(played.match!.state, viewer));
            expect(said).toSatisfy(isSound);
            expect(t.event(seen, who)).toSatisfy(isSound);
            if (language === 'fr') expect(said).toSatisfy(isFrench);
            if ('seat' in event) expect(t.event(seen, who, event.seat)).toSatisfy(speaksTo(who(event.seat)));
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
    if (language === 'fr') expect(sentences).toSatisfy((all: string[]) => all.every(isFrench));
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
  expect(text.fr.diploma(diplomas[4]!)).toBe(
    'une grue et un papillon dans l’Estampe\u202f: 4 d’Harmonie et un Pinceau',
  );
});

test('score lines name where the points come from', () => {
  const { players } = scene({
    players: [{ tile: 'spring', storms: 1, print: [card('animal', 12), card('animal', 1)] }, {}],
  });
  const lines = scoreLines(players[0]!, true);
  expect(lines.map(text.en.scoreLine)).toEqual([
    'Sections of the print, starting tile included',
    'Longest run of one season (spring, 1 storm token placed)',
    'Harmony in the print',
    'Harmony in the studio',
    'Grand Master',
  ]);
});

test('an icon is named by its plank, and planks without a landscape count', () => {
  const plain = everyCard.findIndex(({ studio }) => studio.landscape === 'plain');
  const bare = everyCard.findIndex(({ studio }) => !studio.landscape);
  const ocean = everyCard.findIndex(({ studio }) => studio.landscape === 'ocean');
  const state = scene({ players: [{ studio: [plain, bare, ocean] }, {}] });
  const view = kanagawa.view(state, 0);
  const event = { kind: 'movedBrush', seat: 0, from: 0, to: 2 } as const;
  expect(text.en.event(event, who, 0, view)).toMatch(
    /^You move a brush from the \w+ of the starting tile to the ocean of the third plank\.$/,
  );
  expect(text.fr.event(event, who, 1, view)).toMatch(/^Aiko déplace .* vers l’océan de la troisième planche\.$/);
  expect(text.fr.event({ kind: 'passedYokai', seat: 0, to: 1 }, who, 1)).toBe('Aiko vous donne un Yokai.');
});
