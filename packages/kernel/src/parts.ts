import type { Seat } from './game.ts';
import { hashOfText, isSeed, type Seed } from './seed.ts';

/**
 * A seed that nobody chose alone: it is made of a part of the server's and one of each player's, each committed to
 * before any of the others was known. `docs/FAIRNESS.md` says why that is enough. All numbers are 64 hexadecimal
 * digits; all hashes are SHA-256 of lines of text.
 */
export interface Shuffle {
  readonly version: 1;
  /** Which table, by a hash: its link stays its players'. */
  readonly table: string;
  /** Which try it was, from 1: where a player did not reveal, all begin anew with fresh parts. */
  readonly round: number;
  readonly server: { readonly commitment: string; readonly part: string };
  /** By seat. */
  readonly parts: readonly SeatPart[];
  /** The tries before that came to nothing, and the seats because of which. */
  readonly abandoned: readonly { readonly round: number; readonly seats: readonly Seat[] }[];
}

/** A part that a player brought, or one that the server made and why: a bot's, one of somebody who brought none, or was late. */
export type SeatPart =
  | { readonly by: 'player'; readonly commitment: string; readonly part: string }
  | { readonly by: 'server'; readonly why: 'bot' | 'none' | 'late'; readonly part: string };

const hashOf = (...lines: readonly (string | number)[]): string => hashOfText(lines.join('\n'));

export const tableLabel = (id: string): string => hashOf('hanga shuffle 1 table', id);

/** What the server shows before anybody commits to anything. */
export const serverCommitment = (table: string, round: number, part: string): string =>
  hashOf('hanga shuffle 1 server', table, round, part);

/** What a player shows before any part is known. It names the server's: it is good for this table and try alone. */
export const playerCommitment = (server: string, part: string): string =>
  hashOf('hanga shuffle 1 player', server, part);

/** The part of a seat that brings none: it follows from the server's, so that there is nothing to choose. */
export const serversPart = (part: string, seat: Seat): string => hashOf('hanga shuffle 1 seat', part, seat);

export const seedOfParts = (server: Shuffle['server'], parts: readonly string[]): Seed =>
  hashOf('hanga shuffle 1 seed', server.commitment, server.part, ...parts);

export type ShuffleFlaw =
  | { readonly kind: 'server' | 'seed' }
  | { readonly kind: 'player' | 'seat'; readonly seat: Seat };

/** The first thing in a shuffle that does not hold; `undefined` where the seed follows from what was committed to. */
export function flawInShuffle({ table, round, server, parts }: Shuffle, seed: Seed): ShuffleFlaw | undefined {
  if (serverCommitment(table, round, server.part) !== server.commitment) return { kind: 'server' };
  for (const [seat, part] of parts.entries()) {
    if (part.by === 'player' && playerCommitment(server.commitment, part.part) !== part.commitment)
      return { kind: 'player', seat };
    if (part.by === 'server' && serversPart(server.part, seat) !== part.part) return { kind: 'seat', seat };
  }
  const made = seedOfParts(
    server,
    parts.map(({ part }) => part),
  );
  return made === seed ? undefined : { kind: 'seed' };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** Checks the shape alone. */
export function isShuffle(value: unknown, seats: number): value is Shuffle {
  if (!isObject(value)) return false;
  const { version, table, round, server, parts, abandoned } = value;
  return (
    version === 1 &&
    isSeed(table) &&
    isCount(round) &&
    isObject(server) &&
    isSeed(server['commitment']) &&
    isSeed(server['part']) &&
    Array.isArray(parts) &&
    parts.length === seats &&
    parts.every(isSeatPart) &&
    Array.isArray(abandoned) &&
    abandoned.every(
      (one: unknown) =>
        isObject(one) && isCount(one['round']) && Array.isArray(one['seats']) && one['seats'].every(isCount),
    )
  );
}

const isSeatPart = (value: unknown): boolean =>
  isObject(value) &&
  isSeed(value['part']) &&
  (value['by'] === 'player'
    ? isSeed(value['commitment'])
    : value['by'] === 'server' && ['bot', 'none', 'late'].includes(String(value['why'])));
