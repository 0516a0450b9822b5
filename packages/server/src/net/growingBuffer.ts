/** Where a buffer begins to grow. */
const SMALLEST = 64;

/**
 * Bytes that come bit by bit, in one piece of memory of their own: neither the chunks they came in nor one object for
 * each of them stay in memory, and a byte is copied a few times at most, however many come one by one.
 */
export class GrowingBuffer {
  #memory = Buffer.alloc(0);
  #length = 0;

  constructor(first?: Buffer) {
    if (first) this.append(first);
  }

  append(more: Buffer): void {
    const wanted = this.#length + more.length;
    if (wanted > this.#memory.length) {
      // Not from Node's pool, a slice of which would keep all of it.
      const larger = Buffer.allocUnsafeSlow(Math.max(SMALLEST, wanted, 2 * this.#length));
      this.#memory.copy(larger, 0, 0, this.#length);
      this.#memory = larger;
    }
    more.copy(this.#memory, this.#length);
    this.#length = wanted;
  }

  get length(): number {
    return this.#length;
  }

  /** What has come so far; until something is appended. */
  get bytes(): Buffer {
    return this.#memory.subarray(0, this.#length);
  }

  /** Bytes of memory that this keeps. */
  get capacity(): number {
    return this.#memory.buffer.byteLength;
  }
}
