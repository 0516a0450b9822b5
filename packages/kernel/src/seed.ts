import { sha256 } from './sha256.ts';

/** 256 bits as 64 lower-case hexadecimal digits, secret until the game is over. */
export type Seed = string;

export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));

/** The SHA-256 of the seed's 32 bytes: shown at the start, so that the seed shown at the end can be checked. */
export const commitmentTo = (seed: Seed): string => hexOf(sha256(bytesOf(seed)));

/** The SHA-256 of a text in UTF-8. */
export const hashOfText = (text: string): string => hexOf(sha256(utf8(text)));

/** A seed from words, for simulations that anyone can repeat. Never for games between people. */
export const seedFromText = (text: string): Seed => hashOfText(text);

const utf8 = (text: string): Uint8Array => {
  const bytes = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(bytes, byte => (byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0)));
};
