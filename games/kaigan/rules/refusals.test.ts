import { begin, play, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, kaigan } from './index.ts';
import { actAll, acting, card, scene, space, tile } from './testing/scene.ts';
import { NONE, type Refusal, type State, SUPPLY } from './types.ts';

const why = (state: State, action: unknown, seat = 0): Refusal => kaigan.refuse(state, seat, action);
const three = [{}, {}, {}];

test('what is no action at all', () => {
  const state = scene({ players: three });
  const inputs = [undefined, null, 4, 'pass', [], {}, { kind: 'fly' }, { kind: 'constructor' }, { kind: 'play' }];
  const odd = [
    { kind: 'claim', row: 'x' },
    { kind: 'sideJob', job: 'rest' },
    { kind: 'map', place: 0, markers: 0.5 },
  ];
  for (const input of [...inputs, ...odd]) expect(why(state, input)).toEqual({ kind: 'notAnAction' });
});

test('[G1, G6, G7, G8, G9] while planning', () => {
  const state = scene({
    players: three,
    cards: [
      [0, 'map', 1],
      [1, 'map', 8],
    ],
    claims: [NONE, NONE, 2],
  });
  const lay = (at: number, which = card('sideJob')) => why(state, { kind: 'play', card: which, space: at });
  expect(lay(5, card('map'))).toEqual({ kind: 'notYourCard' });
  expect(lay(99)).toEqual({ kind: 'noSuchSpace' });
  expect(lay(space(4, 1))).toEqual({ kind: 'rowClosed' });
  expect(lay(space(1, 1))).toEqual({ kind: 'preprinted' });
  expect(lay(8)).toEqual({ kind: 'spaceTaken' });
  expect(lay(space(3, 1))).toEqual({ kind: 'rowClaimed' });
  expect(why(state, { kind: 'returnQuadrant' })).toEqual({ kind: 'noQuadrant' });
  expect(why(state, { kind: 'pass' })).toEqual({ kind: 'notNow', phase: 'plan' });
  const claiming: State = { ...state, phase: { kind: 'claim', seat: 0, must: true } };
  expect(why(claiming, { kind: 'endTurn' })).toEqual({ kind: 'mustClaim' });
  expect(why(claiming, { kind: 'claim', row: 2 })).toEqual({ kind: 'rowClaimed' });
  expect(why(claiming, { kind: 'claim', row: 3 })).toEqual({ kind: 'rowClosed' });
});

test('[G12, G13, G15] at an action', () => {
  const printed = acting({ players: three }, space(1, 1));
  expect(why(printed, { kind: 'survey' })).toEqual({ kind: 'noCardHere' });
  expect(why(printed, { kind: 'map', place: 0, markers: 1 })).toEqual({ kind: 'notThisAction' });
  const at = (name: 'map' | 'mapWidely' | 'dispatch' | 'sideJob', ryo: number, surveyors = {}): State =>
    acting(
      {
        players: [{ ryo, surveyors }, { markers: { 0: 2 } }, {}],
        tiles: [tile('travel', 2), tile('travel', 4), NONE],
        pile: [],
        cards: [[0, name, 1]],
      },
      1,
    );
  expect(why(at('sideJob', 5), { kind: 'sideJob', job: 'honor' })).toEqual({ kind: 'cannotPay', ryo: 8, purse: 5 });
  expect(why(at('sideJob', 5), { kind: 'perform' })).toEqual({ kind: 'notThisAction' });
  expect(why(at('dispatch', 4), { kind: 'dispatch', surveyors: 2 })).toEqual({ kind: 'cannotPay', ryo: 5, purse: 4 });
  const map = (place: number, markers: number) => why(at('map', 20, { 0: 1, 1: 1 }), { kind: 'map', place, markers });
  expect(map(0, 1)).toEqual({ kind: 'tileFull', room: 0 });
  expect(map(1, 3)).toEqual({ kind: 'notThisAction' });
  expect(map(2, 1)).toEqual({ kind: 'noTileThere' });
  expect(map(5, 1)).toEqual({ kind: 'noSurveyorThere' });
  expect(why(at('mapWidely', 20), { kind: 'mapWidely', upTo: 1 })).toEqual({ kind: 'noSurveyorThere' });
});

test('[G19, G20, G22, G24] within an action of several steps', () => {
  const state = acting(
    {
      players: [{ surveyors: { 1: 1, 3: 1 } }, {}, {}],
      tiles: [tile('travel', 2), tile('travel', 4)],
      cards: [[0, 'dispatch', 1]],
    },
    1,
  );
  const chosen = actAll(state, [{ kind: 'dispatch', surveyors: 3 }]);
  expect(why(chosen, { kind: 'from', place: 7 })).toEqual({ kind: 'noSurveyorThere' });
  const moving = actAll(chosen, [{ kind: 'from', place: 1 }]);
  expect(why(moving, { kind: 'to', place: 1 })).toEqual({ kind: 'sameTile' });
  expect(why(moving, { kind: 'to', place: 77 })).toEqual({ kind: 'noTileThere' });
  const next = actAll(moving, [{ kind: 'to', place: 0 }]);
  expect(why(next, { kind: 'from', place: 0 })).toEqual({ kind: 'alreadySent' });
  expect(why(actAll(next, [{ kind: 'from', place: SUPPLY }]), { kind: 'to', place: 0 })).toEqual({
    kind: 'tilesDiffer',
  });

  const widely = acting(
    {
      players: [{ surveyors: { 0: 1, 1: 1, 3: 1 } }, {}, {}],
      tiles: [tile('travel', 2)],
      cards: [[0, 'mapWidely', 1]],
    },
    1,
  );
  const marking = actAll(widely, [{ kind: 'mapWidely', upTo: 1 }]);
  expect(why(marking, { kind: 'done' })).toEqual({ kind: 'nothingMarked' });
  expect(why(marking, { kind: 'mark', place: 0, markers: 2 })).toEqual({ kind: 'tooManyMarkers' });
  const once = actAll(marking, [{ kind: 'mark', place: 0, markers: 1 }]);
  expect(why(once, { kind: 'mark', place: 0, markers: 1 })).toEqual({ kind: 'alreadyMarked' });
  expect(why(once, { kind: 'mark', place: 8, markers: 1 })).toEqual({ kind: 'noSurveyorThere' });
});

test('the kernel refuses through it, and nothing changes', () => {
  const match = begin(kaigan, { options: defaultOptions, seats: 3, seed: seedFromText('refuse') });
  const seat = match.state.start;
  expect(play(match, seat, { kind: 'endTurn' })).toEqual({ refusal: { kind: 'notNow', phase: 'plan' } });
  expect(play(match, (seat + 1) % 3, { kind: 'endTurn' })).toEqual({ refusal: 'notYourTurn' });
});
