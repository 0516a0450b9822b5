import { readFileSync } from 'node:fs';
import { languages, parseRecord, replay } from '@hanga/kernel';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import type { ComponentChild, VNode } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { type Event, type Kaigan, kaigan, type State } from '../rules/index.ts';
import { acting, type Scene, scene, space, tile } from '../rules/testing/index.ts';
import { inspector } from './Inspect.tsx';
import { chanceOf } from './inspect/InspectTile.tsx';
import { pieceOf, piecesOf } from './pieces.ts';
import { TurnLine, turnSum } from './TurnLine.tsx';
import { spoken } from './text/spoken/index.ts';

beforeAll(() => Promise.all(languages.map(spoken.fetch)));

const names = ['Aiko', 'Bunta', 'Chiyo', 'Daisuke'];

const seated = (state: State, viewer: number | 'spectator' = 0): SeatedTable<Kaigan> => ({
  question: 0,
  move: 0,
  viewer,
  view: kaigan.view(state, viewer),
  toAct: kaigan.toAct(state),
  legal: [],
  log: [],
  canRedo: false,
  commitment: '',
  seats: state.players.map((_, color) => ({ name: names[color] ?? '', color })),
});

/** What is to be read of a drawing; numbers that the style sheet writes are among it, pictures are not. */
function readOf(node: ComponentChild): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node !== 'object') return String(node);
  if (Array.isArray(node)) return (node as ComponentChild[]).map(readOf).join(' ');
  const { type, props } = node as VNode<{ children?: ComponentChild; 'data-sum'?: string }>;
  if (typeof type === 'string') return `${props['data-sum'] ?? ''} ${readOf(props.children)}`;
  if (type.prototype && 'render' in type.prototype) return '';
  if (type.length === 0 && props.children !== undefined) return readOf(props.children);
  return readOf((type as (given: object) => ComponentChild)(props));
}

const inspect = (table: SeatedTable<Kaigan>, piece: string, language: 'en' | 'fr' = 'en'): string =>
  readOf(inspector.Inspect({ table, piece, language }))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .trim();

const setting: Scene = {
  players: [
    { ryo: 20, surveyors: { 0: 1 }, markers: { 0: 2 } },
    { ryo: 13, markers: { 0: 1 } },
    { ryo: 9, surveyors: { 3: 2 } },
  ],
  tiles: [tile('travel', 4), tile('artistic', 2), tile('government', 2), tile('artistic', 3)],
  cards: [
    [1, 'dispatch', space(2, 1)],
    [2, 'mapWidely', space(2, 5)],
  ],
};

test('a tile: its value, who is there, who would gain what, which die helps', () => {
  const read = inspect(seated(scene(setting)), pieceOf.place(0));
  expect(read).toContain('Travel tile of 4');
  expect(read).toContain('4 honor for everybody with a marker on it; room for 1 more marker.');
  expect(read).toContain('Here are Aiko 2 × 1 × Bunta 1 ×');
  expect(read).toContain('Completed now, it would give Aiko +6 +2 Bunta +5 +1');
  expect(read).toContain('A die of 1 adds a neutral marker. Chance that this round’s dice complete it: 42%.');
  // The same for what stands and lies on it, and for the tile's own name.
  for (const piece of [pieceOf.surveyor(0, 0, 0), pieceOf.marker(0, 0, 1), pieceOf.tile(tile('travel', 4))]) {
    expect(inspect(seated(scene(setting)), piece)).toBe(read);
  }
});

test('the chance that dice show a face often enough', () => {
  expect([1, 2, 3, 4].map(hits => chanceOf(3, hits))).toEqual([42, 7, 0, 0]);
  expect([1, 2].map(hits => chanceOf(4, hits))).toEqual([31, 3]);
});

test('a row: what it does in order, what has to come before, and what it may cost', () => {
  const fresh = { ...setting, players: [{ ryo: 20 }, {}, {}] };
  const read = inspect(seated(scene(fresh)), pieceOf.row(1));
  expect(read).toContain('Row 2 Unclaimed');
  expect(read).toContain('Dispatch surveyors send 2 for 5 ryō; send 3 for 8 ryō');
  expect(read).toContain('nothing here');
  expect(read).toContain('Government relations advance 1 on the Government track');
  expect(read).toMatch(/Map widely 1 marker per tile for 3\/6\/9 ryō.*, once you have used column 1/);
  expect(read).toContain('It costs you 18 ryō at most.');
});

test('a card with its prices; on the board with what it can do there', () => {
  const table = seated(scene(setting));
  const inHand = inspect(table, pieceOf.card(0, 3));
  expect(inHand).toContain('Map a region');
  expect(inHand).toContain('put 1 marker for 2 ryō, or 2 for 6');
  expect(inHand).toContain('Or turned over send 1 surveyor to a tile for 2 ryō.');
  expect(inspect(table, pieceOf.space(space(2, 1)))).toContain('Row 2, column 1 send 2 for 5 ryō');
});

test('what another’s covered purse would pay for is not told', () => {
  const owned = acting({ ...setting, claims: [0, 1, 2] }, space(2, 1));
  expect(inspect(seated(owned), pieceOf.claim(1))).not.toContain('ryō at most');
  expect(inspect(seated(owned), pieceOf.plate(1))).toContain('The purse is covered.');
  const open = { ...owned, options: { ...owned.options, purses: 'open' as const } };
  expect(inspect(seated(open), pieceOf.claim(1))).toContain('ryō at most');
  expect(inspect(seated(open), pieceOf.plate(1))).toContain('13 ryō in the purse.');
});

test.each(languages)('every piece of whole games can be looked at, in %s', language => {
  const file = new URL('../records/4-players-covered.json', import.meta.url);
  const kinds = new Set<string>();
  replay(kaigan, parseRecord(JSON.parse(readFileSync(file, 'utf8'))), (_, after, events) => {
    const table = seated(after.state);
    for (const piece of (events as readonly Event[]).flatMap(event => piecesOf(event))) {
      const read = inspect(table, piece, language);
      const isSilent = /^(dice|pile|round)$/.test(piece) || (piece.startsWith('tile-') && read === '');
      if (!isSilent) expect(read, piece).toMatch(/\p{L}{3}/u);
      expect(read).not.toMatch(/undefined|NaN|\[object/);
      kinds.add(piece.split('-')[0] ?? '');
    }
  });
  expect(kinds.size).toBeGreaterThan(9);
});

test('a turn in a line: its cards, its row, and what came of it', () => {
  const events: Event[] = [
    { kind: 'playedCard', seat: 1, card: 2, space: space(2, 1) },
    { kind: 'claimedRow', seat: 1, row: 1 },
  ];
  const entries = [{ move: 1, seat: 1, events }];
  const line = readOf(TurnLine({ table: seated(scene(setting)), entries, language: 'en' }));
  expect(line).toContain('Row 2');
  expect(line).toContain('claims row 2');
  const acted: Event[] = [
    { kind: 'paid', seat: 1, ryo: 6, for: 'map' },
    { kind: 'placedMarkers', seat: 1, place: 0, markers: 2 },
    { kind: 'rolled', seat: 0, dice: [2, 5, 6] },
    { kind: 'gainedIncome', seat: 1, artistic: 1, government: 0 },
    { kind: 'gainedHonor', seat: 1, source: 'artistic', points: 3 },
  ];
  expect(turnSum([{ move: 2, seat: 1, events: acted }])).toMatchObject({
    ryo: -6,
    markers: 2,
    honor: 0,
    dice: [2, 5, 6],
  });
});
