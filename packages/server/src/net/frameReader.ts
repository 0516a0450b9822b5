import { isUtf8 } from 'node:buffer';
import { opcodes } from './frame.ts';
import { GrowingBuffer } from './growingBuffer.ts';

/** Frames that one message may come in. Frames without a byte in them would otherwise never reach any limit. */
const MOST_FRAMES = 1024;

/** Why a socket is closed, in the numbers of RFC 6455, 7.4.1. */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  protocol: 1002,
  /** The frame said none. */
  noCode: 1005,
  notText: 1007,
  policy: 1008,
  tooBig: 1009,
  tryLater: 1013,
} as const;

export interface FrameListener {
  onText(text: string): void;
  onBinary(): void;
  onPing(body: Buffer): void;
  onPong(): void;
  /** The other side closes: nothing more is read. */
  onClose(code: number): void;
  /** The other side breaks the protocol: nothing more is read. */
  onBroken(code: number): void;
}

/**
 * Reads a client's frames (RFC 6455, 5), whatever pieces they come in. Nearly always one piece holds one whole frame,
 * and nothing is kept: the reader of an idle socket is next to nothing.
 */
export class FrameReader {
  readonly #longest: number;
  readonly #listener: FrameListener;
  /** The beginning of a frame whose rest has not come yet. */
  #rest: GrowingBuffer | undefined;
  /** A message that comes in several frames: what there is of it. */
  #message: { readonly opcode: number; readonly body: GrowingBuffer; frames: number } | undefined;
  #isOver = false;

  constructor(longest: number, listener: FrameListener) {
    this.#longest = longest;
    this.#listener = listener;
  }

  read(piece: Buffer): void {
    const rest = this.#rest;
    rest?.append(piece);
    const bytes = rest?.bytes ?? piece;
    let at = 0;
    while (!this.#isOver && at < bytes.length) {
      const end = this.#readFrame(bytes, at);
      if (end === undefined) break;
      at = end;
    }
    if (this.#isOver || at === bytes.length) this.#rest = undefined;
    else if (!rest || at > 0) this.#rest = new GrowingBuffer(bytes.subarray(at));
  }

  /** Bytes of memory that are kept until more comes. */
  get retained(): number {
    return (this.#rest?.capacity ?? 0) + (this.#message?.body.capacity ?? 0);
  }

  /** Where the frame that begins at `at` ends; `undefined` when it is not all there, or not to be read. */
  #readFrame(bytes: Buffer, at: number): number | undefined {
    if (bytes.length - at < 2) return undefined;
    const first = bytes[at] as number;
    const second = bytes[at + 1] as number;
    const opcode = first & 0x0f;
    const isLast = (first & 0x80) !== 0;
    const isControl = opcode >= opcodes.close;
    let length = second & 0x7f;
    // No extension was agreed on that would use the three bits, and whoever comes as a client masks.
    if ((first & 0x70) !== 0 || (second & 0x80) === 0) return this.#broken(closeCodes.protocol);
    if (isControl && (!isLast || length > 125 || opcode > opcodes.pong)) return this.#broken(closeCodes.protocol);
    if (!isControl && (opcode > opcodes.binary || (opcode === opcodes.continuation) !== (this.#message !== undefined)))
      return this.#broken(closeCodes.protocol);
    let mask = at + 2;
    if (length === 126) {
      if (bytes.length - at < 4) return undefined;
      length = bytes.readUInt16BE(at + 2);
      mask = at + 4;
    } else if (length === 127) return this.#broken(closeCodes.tooBig);
    if (length + (this.#message && !isControl ? this.#message.body.length : 0) > this.#longest)
      return this.#broken(closeCodes.tooBig);
    const end = mask + 4 + length;
    if (bytes.length < end) return undefined;
    const body = bytes.subarray(mask + 4, end);
    for (let i = 0; i < length; i++) body[i] = (body[i] as number) ^ (bytes[mask + (i & 3)] as number);
    if (isControl) this.#control(opcode, body);
    else this.#data(opcode, isLast, body);
    return end;
  }

  #data(opcode: number, isLast: boolean, body: Buffer): void {
    if (isLast && !this.#message) {
      this.#deliver(opcode, body);
      return;
    }
    this.#message ??= { opcode, body: new GrowingBuffer(), frames: 0 };
    this.#message.body.append(body);
    if (++this.#message.frames > MOST_FRAMES) this.#broken(closeCodes.policy);
    else if (isLast) {
      const { opcode: kind, body: whole } = this.#message;
      this.#message = undefined;
      this.#deliver(kind, whole.bytes);
    }
  }

  #deliver(opcode: number, body: Buffer): void {
    if (opcode === opcodes.binary) this.#listener.onBinary();
    else if (isUtf8(body)) this.#listener.onText(body.toString());
    else this.#broken(closeCodes.notText);
  }

  #control(opcode: number, body: Buffer): void {
    if (opcode === opcodes.ping) this.#listener.onPing(body);
    else if (opcode === opcodes.pong) this.#listener.onPong();
    else {
      const code = body.length < 2 ? undefined : body.readUInt16BE(0);
      const isSound = code === undefined ? body.length === 0 : isClosingCode(code) && isUtf8(body.subarray(2));
      if (!isSound) this.#broken(closeCodes.protocol);
      else {
        this.#isOver = true;
        this.#listener.onClose(code ?? closeCodes.noCode);
      }
    }
  }

  #broken(code: number): undefined {
    this.#isOver = true;
    this.#rest = undefined;
    this.#message = undefined;
    this.#listener.onBroken(code);
  }
}

/** Codes that a close frame may carry: the others of the first thousand mean that there was none. */
const isClosingCode = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999);
