import { createHash } from 'node:crypto';
import type { Random } from '../environment.ts';

/** 128 random bits: an id that nobody guesses. */
export const newId = (random: Random): string => random.bytes(16).toString('base64url');

/** 256 random bits: what a browser keeps to be known again. */
export const newToken = (random: Random): string => random.bytes(32).toString('base64url');

/** Only this of a token is stored: whoever reads the database cannot sign in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 79 bits in letters that can be read aloud: a seat's code for another device. */
export function newCode(random: Random): string {
  const letters: string[] = [];
  while (letters.length < 16) {
    for (const byte of random.bytes(32)) {
      const fair = 256 - (256 % LETTERS.length);
      if (byte < fair && letters.length < 16) letters.push(LETTERS[byte % LETTERS.length] as string);
    }
  }
  return letters.join('').replace(/(....)(?=.)/g, '$1-');
}

export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A table opened twice under one key by one player is one table. */
export const idFor = (player: string, key: string): string =>
  createHash('sha256').update(`${player} ${key}`).digest('base64url').slice(0, 22);
