import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { type FrameListener, FrameReader } from './frameReader.ts';

const LONGEST = 300;

interface Frame {
  readonly opcode: number;
  readonly body: Buffer;
  readonly fin?: boolean;
  readonly mask?: boolean;
  readonly rsv1?: boolean;
}

/** The part of ws that writes frames; its types do not name it. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };

/** Frames as another implementation writes them. */
const bytesOf = (frames: readonly Frame[]): Buffer =>
  Buffer.concat(
    frames.flatMap(({ body, fin = true, mask = true, rsv1 = false, opcode }) =>
      Sender.frame(Buffer.from(body), { fin, mask, rsv1, opcode, readOnly: true }),
    ),
  );

const writingTo = (said: string[]): FrameListener => ({
  onText: text => said.push(`text ${text}`),
  onBinary: () => said.push('binary'),
  onPing: body => said.push(`ping ${body.toString('latin1')}`),
  onPong: () => said.push('pong'),
  onClose: code => said.push(`close ${code}`),
  onBroken: code => said.push(`broken ${code}`),
});

/** All that a reader says of these bytes, when they come in pieces cut at `cuts`. */
function heard(bytes: Buffer, cuts: readonly number[] = []): string[] {
  const said: string[] = [];
  const reader = new FrameReader(LONGEST, writingTo(said));
  const places = [...new Set(cuts.map(cut => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  [...places, bytes.length].reduce((from, to) => {
    reader.read(Buffer.from(bytes.subarray(from, to)));
    return to;
  }, 0);
  return said;
}

const text = (body: string, fin = true): Frame => ({ opcode: 1, body: Buffer.from(body), fin });
const more = (body: string, fin: boolean): Frame => ({ opcode: 0, body: Buffer.from(body), fin });
const control = (opcode: number, body: Buffer | string = ''): Frame => ({ opcode, body: Buffer.from(body) });
const closing = (code: number, why = ''): Frame =>
  control(8, Buffer.concat([Buffer.of(code >> 8, code), Buffer.from(why)]));

test('messages arrive whole, whatever pieces they come in', () => {
  const letters = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), (texts, cuts) => {
      const frames = texts.flatMap(one => [text(one), control(10)]);
      expect(heard(bytesOf(frames), cuts)).toEqual(texts.flatMap(one => [`text ${one}`, 'pong']));
    }),
  );
});

test('a message in several frames is one, and may be interrupted by a ping', () => {
  const frames = [text('wa', false), control(9, 'here?'), more('ve', false), more('s é', true), text('next')];
  const bytes = bytesOf(frames);
  for (const cuts of [[], [3], Array.from({ length: bytes.length }, (_, i) => i)])
    expect(heard(bytes, cuts)).toEqual(['ping here?', 'text waves é', 'text next']);
});

test('a letter cut in two by frames is whole again; one that is no UTF-8 ends the socket', () => {
  const [first, second] = [Buffer.of(0xc3), Buffer.of(0xa9)];
  expect(
    heard(
      bytesOf([
        { opcode: 1, body: first, fin: false },
        { opcode: 0, body: second },
      ]),
    ),
  ).toEqual(['text é']);
  expect(heard(bytesOf([{ opcode: 1, body: first }, text('unheard')]))).toEqual(['broken 1007']);
});

test('goodbyes', () => {
  expect(heard(bytesOf([control(8), text('unheard')]))).toEqual(['close 1005']);
  expect(heard(bytesOf([closing(1001, 'bye')]))).toEqual(['close 1001']);
  expect(heard(bytesOf([closing(4321)]))).toEqual(['close 4321']);
  for (const code of [0, 999, 1004, 1005, 1006, 1015, 2999, 5000])
    expect(heard(bytesOf([closing(code)])), String(code)).toEqual(['broken 1002']);
  expect(heard(bytesOf([control(8, Buffer.of(3))]))).toEqual(['broken 1002']);
});

test('what breaks the protocol ends the socket, and nothing after it is read', () => {
  const after = text('unheard');
  const broken: [Frame[], number][] = [
    [[{ ...text('bare'), mask: false }], 1002],
    [[{ ...text('squeezed'), rsv1: true }], 1002],
    [[more('of nothing', true)], 1002],
    [[text('begun', false), text('again')], 1002],
    [[{ ...control(9), fin: false }], 1002],
    [[{ opcode: 3, body: Buffer.alloc(0) }], 1002],
    [[{ opcode: 11, body: Buffer.alloc(0) }], 1002],
    [[control(9, 'x'.repeat(126))], 1002],
    [[text('x'.repeat(LONGEST + 1))], 1009],
    [[text('x'.repeat(70_000))], 1009],
    [[text('x'.repeat(LONGEST), false), more('y', true)], 1009],
    [[text('', false), ...Array.from({ length: 1024 }, () => more('', false))], 1008],
  ];
  for (const [frames, code] of broken) expect(heard(bytesOf([...frames, after]))).toEqual([`broken ${code}`]);
});

test('any bytes at all are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), bytes => {
      const said = heard(Buffer.from(bytes));
      const end = said.findIndex(one => /^(broken|close)/.test(one));
      expect(end === -1 || end === said.length - 1).toBe(true);
    }),
  );
});

test('an unfinished message keeps its own bytes, however many frames it comes in', () => {
  const said: string[] = [];
  const reader = new FrameReader(8192, writingTo(said));
  reader.read(bytesOf([text('', false)]));
  for (let n = 0; n < 1000; n++) reader.read(bytesOf([more('x', false)]));
  expect(reader.retained).toBeLessThanOrEqual(2 * 1000);
  reader.read(bytesOf([more('', true)]));
  expect(said).toEqual([`text ${'x'.repeat(1000)}`]);
  expect(reader.retained).toBe(0);
});

test('the beginning of a frame does not keep the chunk that it came in', () => {
  const said: string[] = [];
  const reader = new FrameReader(8192, writingTo(said));
  const [whole, begun] = [bytesOf([text('y'.repeat(8000))]), bytesOf([text('z'.repeat(4000))])];
  reader.read(Buffer.concat([...Array.from({ length: 7 }, () => whole), begun.subarray(0, 100)]));
  expect(said).toHaveLength(7);
  expect(reader.retained).toBeLessThanOrEqual(200);
  // The rest of it byte by byte, as from a sender who wants it to be copied again and again.
  for (let at = 100; at < begun.length; at++) {
    reader.read(begun.subarray(at, at + 1));
    expect(reader.retained).toBeLessThanOrEqual(2 * begun.length);
  }
  expect(said).toHaveLength(8);
  expect(reader.retained).toBe(0);
});
