/** Lengths up to here fit into a frame's second byte. */
const SHORT = 125;
const LONGEST_16_BIT = 0xffff;
const TEXT = 0x81;

/**
 * A text message as the one frame that carries it (RFC 6455, 5.2): header and words in one piece of memory, which goes
 * to the system in one call. A server's frames are not masked.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= LONGEST_16_BIT ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
