const METRE = 39.3701;

const crcs = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crcOf = (bytes: Uint8Array): number =>
  (bytes.reduce((crc, byte) => (crcs[(crc ^ byte) & 255] as number) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

/** Where the first chunk of every PNG ends: eight bytes of signature, and the header with its 13. */
const HEADER = 8 + 4 + 4 + 13 + 4;

/** Says in a PNG how many dots go to an inch: a browser does not, and printers then take 72. */
export async function withDots(png: Blob, dots: number): Promise<Blob> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  const each = Math.round(dots * METRE);
  view.setUint32(8, each);
  view.setUint32(12, each);
  chunk[16] = 1;
  view.setUint32(17, crcOf(chunk.subarray(4, 17)));
  return new Blob([png.slice(0, HEADER), chunk, png.slice(HEADER)], { type: 'image/png' });
}
