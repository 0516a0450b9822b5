import { below, type Rng } from './rng.ts';
import { bytesOf, type Seed } from './seed.ts';

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const at = (i: number): number => x[i] as number;
  x[a] = at(a) + at(b);
  x[d] = rotated(at(d) ^ at(a), 16);
  x[c] = at(c) + at(d);
  x[b] = rotated(at(b) ^ at(c), 12);
  x[a] = at(a) + at(b);
  x[d] = rotated(at(d) ^ at(a), 8);
  x[c] = at(c) + at(d);
  x[b] = rotated(at(b) ^ at(c), 7);
}

/** One block of ChaCha20's key stream as 16 words (RFC 8439, 2.3). */
export function chachaBlock(key: Uint32Array, counter: number, nonce: readonly number[]): Uint32Array {
  const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce);
  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarterRound(x, i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarterRound(x, i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12);
  }
  return x.map((word, i) => word + (start[i] as number));
}

/** Chance of a real game, counting its draws: a move that drew cannot be taken back. */
export interface Chance extends Rng {
  readonly draws: number;
}

/**
 * What move `move` draws from; set-up is move 0. Key: the seed. Nonce: the move's number.
 * Each move has its own stream, so undo cannot re-roll and a part of the draws tells nothing of the rest.
 */
export function rngFor(seed: Seed, move: number): Chance {
  let block: Uint32Array | undefined;
  let draws = 0;
  const word = (): number => {
    if (draws % 16 === 0) {
      const view = new DataView(bytesOf(seed).buffer);
      const key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
      block = chachaBlock(key, draws / 16, [move, 0, 0]);
    }
    return (block as Uint32Array)[draws++ % 16] as number;
  };
  return {
    get draws() {
      return draws;
    },
    below: n => below(word, n),
  };
}
