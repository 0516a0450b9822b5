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
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarterRound(x, i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarterRound(x, i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (start[i] as number);
  return x;
}

/** Chance of a real game, counting its draws: a move that drew cannot be taken back. */
export interface Chance extends Rng {
  readonly draws: number;
}

/**
 * What move `move` draws from; set-up is move 0. Key: the seed. Nonce: the move's number.
 * Each move has its own stream, so undo cannot re-roll and a part of the draws tells nothing of the rest.
 */
export const rngFor = (seed: Seed, move: number): Chance => new MoveChance(seed, move);

class MoveChance implements Chance {
  draws = 0;
  private readonly seed: Seed;
  private readonly move: number;
  private key: Uint32Array | undefined;
  private block: Uint32Array | undefined;

  constructor(seed: Seed, move: number) {
    this.seed = seed;
    this.move = move;
  }

  word(): number {
    if (this.draws % 16 === 0) {
      this.key ??= wordsOf(this.seed);
      this.block = chachaBlock(this.key, this.draws / 16, [this.move, 0, 0]);
    }
    return (this.block as Uint32Array)[this.draws++ % 16] as number;
  }

  below(n: number): number {
    return below(this, n);
  }
}

/** The key: eight words, their lowest bytes first. */
function wordsOf(seed: Seed): Uint32Array {
  const view = new DataView(bytesOf(seed).buffer);
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
}
