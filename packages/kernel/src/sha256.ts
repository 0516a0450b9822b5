/** SHA-256 (FIPS 180-4), synchronous and the same everywhere, for commitments and seeds. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  for (const [i, byte] of message.entries()) padded.setUint8(i, byte);
  padded.setUint8(message.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(message.length) * 8n);

  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let start = 0; start < padded.byteLength; start += 64) {
    for (let i = 0; i < 16; i++) w[i] = padded.getUint32(start + i * 4);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [w[i - 15] as number, w[i - 2] as number];
      const s0 = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
      const s1 = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
      w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const t1 = h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number);
      const t2 = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    const words = [a, b, c, d, e, f, g, h];
    for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (words[i] as number);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) digest.setUint32(i * 4, word);
  return new Uint8Array(digest.buffer);
}

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
/** The first 32 bits of a number's fraction: the standard takes its constants from roots of primes. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter(n => {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
});
const START = Uint32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)));
const K = Uint32Array.from(PRIMES.slice(0, 64), prime => fraction(Math.cbrt(prime)));
