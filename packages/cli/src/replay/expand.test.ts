import { createCipheriv, createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@hanga/games/kanagawa/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, hanga } from '../testing/hanga.ts';
import { randomRecord } from '../testing/records.ts';

// What follows knows of the game only what docs/RECORDS.md says and the first line's tables hold: no rule is imported.

interface Player {
  tile: number;
  print: number[];
  studio: number[];
  open: number[];
  secret: number[];
  brushes: number;
  icons: number[];
  storms: number;
  yokai: number;
  diplomas: number;
}
interface State {
  suits: number[];
  yokai: number;
  deck: number[];
  row: number;
  columns: number[][];
  players: Player[];
  grandMaster: number;
  brushes: number;
  storms: number;
  table: number;
  phase: { kind: string; seat: number };
}
interface Card {
  suit: string;
  yokai?: 'arrives';
  studio: { landscape?: string; harmony?: number };
  print: { season: string; harmony?: number; landscape: string; brushes: number };
}
interface Header {
  kind: 'game';
  seats: number;
  seed: string;
  commitment: string;
  components: {
    suits: string[];
    landscapes: string[];
    cards: Card[];
    decks: number[][];
    startingTiles: { season: string }[];
    diplomaColors: string[];
    diplomas: { color: string; harmony: number }[];
    school: { faceDownSpaces: boolean[][] };
    box: {
      brushes: number;
      stormTokens: number;
      grandMasterHarmony: number;
      yokaiTokens?: number;
      yokaiHarmony?: number[];
    };
  };
}
interface Move {
  kind: 'move';
  move: number;
  seat: number;
  state: State;
  legal: object[];
  action: { kind: string; card: number; column: number };
  events: { kind: string }[];
  reveals: boolean;
}
interface End {
  kind: 'end';
  moves: number;
  state: State;
  outcome: { scores: { total: number }[]; winners: number[] };
}

let header: Header;
let moves: Move[];
let end: End;

async function expandGame(options: Options): Promise<void> {
  const folder = freshFolder();
  writeFileSync(path.join(folder, 'game.json'), JSON.stringify(randomRecord('expanded', { seats: 4, options })));
  const { code, stdout } = await hanga(['replay', 'game.json', '--expand'], { cwd: folder });
  expect(code).toBe(0);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);
  header = lines[0] as Header;
  moves = lines.slice(1, -1) as Move[];
  end = lines.at(-1) as End;
}

/** Draws as the document says: ChaCha20 under the seed, the move's number as the nonce, by an other implementation. */
function chance(seed: string, move: number): (n: number) => number {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(move, 4);
  const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), iv).update(Buffer.alloc(4096));
  let word = 0;
  return n => {
    for (;;) {
      const drawn = stream.readUInt32LE(4 * word++);
      if (drawn < 2 ** 32 - (2 ** 32 % n)) return drawn % n;
    }
  };
}

const upTo = (size: number): number[] => Array.from({ length: size }, (_, i) => i);
const pairs = (items: readonly number[]): number[][] =>
  items.flatMap((one, i) => items.slice(i + 1).map(other => [one, other]));

function shuffled(below: (n: number) => number, given: readonly number[]): number[] {
  const items = [...given];
  for (let last = items.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [items[last], items[chosen]] = [items[chosen] as number, items[last] as number];
  }
  return items;
}

/** The suits of the table: named by nobody, so the two halves are the first draws. */
const suitsOf = (below: (n: number) => number): number[] =>
  isWithYokai ? [...pairs([0, 1, 2, 3])[below(6)]!, ...pairs([4, 5, 6])[below(3)]!] : [0, 1, 2, 3];
const cardsOf = (suits: readonly number[]): number[] =>
  suits.flatMap(suit => header.components.decks[suit] as number[]);

let isWithYokai = false;
const stateAfter = (move: Move): State => moves[move.move]?.state ?? end.state;
const bits = (set: number): number[] => upTo(30).filter(i => set & (1 << i));

const tables: readonly (readonly [string, Options])[] = [
  ['the base game', { brushDiplomas: 'placed', noColumn: 'leaves' }],
  ['Yokai', { brushDiplomas: 'placed', noColumn: 'leaves', yokai: { base: 'random', new: 'random' } }],
];

describe.each(tables)('replay --expand, %s', (_, options) => {
  beforeAll(() => {
    isWithYokai = options.yokai !== undefined;
    return expandGame(options);
  });

  test('one line for the game, one for each move, one for the end', () => {
    expect(header.kind).toBe('game');
    expect(moves.map(({ kind, move }) => [kind, move])).toEqual(moves.map((_, i) => ['move', i + 1]));
    expect({ kind: end.kind, moves: end.moves }).toEqual({ kind: 'end', moves: moves.length });
  });

  test('the commitment and the shuffle follow from the seed', () => {
    const below = chance(header.seed, 0);
    const suits = suitsOf(below);
    const tiles = shuffled(below, upTo(header.components.startingTiles.length)).slice(0, header.seats);
    const first = below(header.seats);
    const deck = shuffled(below, cardsOf(suits));
    const { state } = moves[0] as Move;
    expect(createHash('sha256').update(Buffer.from(header.seed, 'hex')).digest('hex')).toBe(header.commitment);
    expect(state.players.map(player => player.tile)).toEqual(tiles);
    expect(state.suits).toEqual(suits);
    expect(state.grandMaster).toBe(first);
    expect([...state.columns.flat(), ...state.deck]).toEqual(deck);
  });

  test('whoever must act does, and something legal', () => {
    for (const { seat, state, legal, action } of moves) {
      expect(state.phase.seat).toBe(seat);
      expect(legal).toContainEqual(action);
      expect(new Set(legal.map(other => JSON.stringify(other))).size).toBe(legal.length);
    }
  });

  test('in every state all components are there, once', () => {
    const { box, diplomas } = header.components;
    const { suits } = end.state;
    /** The colours of absent suits; the first four belong to the base game's, the next three to the new ones. */
    const absent = header.components.diplomaColors.filter(
      (_, color) => (color < 4 && !suits.includes(color)) || (color >= 7 && color < 10 && !suits.includes(color - 3)),
    );
    for (const state of [...moves.map(move => move.state), end.state]) {
      const held = state.players.flatMap(player => [
        ...player.print,
        ...player.studio,
        ...player.open,
        ...player.secret,
      ]);
      const all = [...state.deck, ...state.columns.flat(), ...held];
      expect(all.toSorted((a, b) => a - b)).toEqual(cardsOf(suits).toSorted((a, b) => a - b));
      const placed = state.players.flatMap(player => player.icons).filter(icon => (icon & 24) !== 0).length;
      const inFront = state.players.reduce((sum, player) => sum + player.brushes, 0);
      expect(state.brushes + inFront + placed).toBe(box.brushes);
      expect(state.storms + state.players.reduce((sum, player) => sum + player.storms, 0)).toBe(box.stormTokens);
      const owned = [state.table, ...state.players.map(player => player.diplomas)].flatMap(bits);
      expect(owned.toSorted((a, b) => a - b)).toEqual(
        diplomas.flatMap(({ color }, diploma) => (absent.includes(color) ? [] : [diploma])),
      );
      expect(state.yokai + state.players.reduce((sum, player) => sum + player.yokai, 0)).toBe(box.yokaiTokens ?? 0);
    }
  });

  test('each state follows from the one before it', () => {
    const { cards, landscapes, school } = header.components;
    for (const move of moves) {
      const [before, after] = [move.state, stateAfter(move)];
      const [was, is] = [before.players[move.seat] as Player, after.players[move.seat] as Player];
      const { kind, card, column } = move.action;
      if (kind === 'take') {
        const lesson = before.columns[column] as number[];
        const isDown = (_: number, row: number): boolean => school.faceDownSpaces[row]?.[column] === true;
        expect(is.secret).toEqual([...was.secret, ...lesson.filter(isDown)]);
        expect(is.open).toEqual([...was.open, ...lesson.filter((other, row) => !isDown(other, row))]);
        expect(move.reveals).toBe(lesson.some(isDown));
        const arrivals = lesson.filter(other => cards[other]?.yokai === 'arrives').length;
        const told = move.events.filter(({ kind: event }) => event === 'yokaiArrived' || event === 'foundNoYokai');
        if (after.phase.kind === 'work') expect(told).toHaveLength(arrivals);
      } else if (kind === 'studio') {
        const { landscape } = (cards[card] as Card).studio;
        expect(is.studio).toEqual([...was.studio, card]);
        expect(is.icons).toEqual(landscape ? [...was.icons, landscapes.indexOf(landscape)] : was.icons);
      } else if (kind === 'print') {
        const { brushes } = (cards[card] as Card).print;
        const painted = is.icons.filter((icon, i) => icon !== was.icons[i]);
        expect(is.print).toEqual([...was.print, card]);
        expect(painted).toHaveLength(brushes);
        for (const icon of painted) expect(icon & ~7).toBe(16 + 32);
      } else {
        expect([is.print, is.studio]).toEqual([was.print, was.studio]);
      }
    }
  });

  test('the scores follow from the tables', () => {
    const { cards, startingTiles, diplomas, box } = header.components;
    const totals = end.state.players.map((player, seat) => {
      const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
      const seasons = [startingTiles[player.tile]?.season, ...player.print.map(card => cards[card]?.print.season)];
      const runs = ['spring', 'summer', 'autumn', 'winter'].flatMap(season =>
        seasons.flatMap((_, from) =>
          seasons.slice(from).flatMap((_, length) => {
            const others = seasons
              .slice(from, from + length + 1)
              .flatMap((shown, i) => (fits(shown, season) ? [] : [from + i]));
            return others.length <= player.storms && !others.includes(0) ? [length + 1] : [];
          }),
        ),
      );
      return (
        seasons.length +
        Math.max(...runs) +
        sum(player.print.map(card => cards[card]?.print.harmony ?? 0)) +
        sum(player.studio.map(card => cards[card]?.studio.harmony ?? 0)) +
        sum(bits(player.diplomas).map(diploma => diplomas[diploma]?.harmony ?? 0)) +
        (seat === end.state.grandMaster ? box.grandMasterHarmony : 0) +
        (box.yokaiHarmony?.[player.yokai] ?? 0)
      );
    });
    expect(end.outcome.scores.map(score => score.total)).toEqual(totals);
    const most = Math.max(...totals);
    expect(end.outcome.winners).toEqual(totals.flatMap((total, seat) => (total === most ? [seat] : [])));
  });
});

const fits = (shown: string | undefined, season: string): boolean => shown === season || shown === 'storm';
