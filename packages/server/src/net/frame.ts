/** What a frame holds (RFC 6455, 5.2). */
export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const LAST = 0x80;
/** Lengths up to here fit into a frame's second byte. */
const SHORT = 125;
const LONGEST_16_BIT = 0xffff;

/** A frame's first bytes. A server's frames are not masked. */
function headOf(opcode: number, length: number): string {
  const first = String.fromCharCode(LAST | opcode);
  if (length <= SHORT) return first + String.fromCharCode(length);
  if (length <= LONGEST_16_BIT) return first + String.fromCharCode(126, length >>> 8, length & 0xff);
  // Nothing longer than 4 GB is ever sent.
  const four = [24, 16, 8, 0].map(shift => (length >>> shift) & 0xff);
  return first + String.fromCharCode(127, 0, 0, 0, 0, ...four);
}

/**
 * A text message as the one frame that carries it: a string with one character for each byte, to be written as
 * `latin1`. What is plain ASCII, as states are, is such a string already: no byte of it is copied until the system
 * takes it.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  return headOf(opcodes.text, length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

/** `body`: at most 125 bytes, one character each. */
export const controlFrame = (opcode: number, body: string): string => headOf(opcode, body.length) + body;

export const closeFrame = (code: number): string =>
  controlFrame(opcodes.close, String.fromCharCode(code >>> 8, code & 0xff));
