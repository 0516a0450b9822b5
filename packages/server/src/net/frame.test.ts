import { PassThrough, type Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { frameOf } from './frame.ts';

/** The part of ws that reads frames; its types do not name it. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a message of %i letters is one frame', async length => {
  const text = 'é'.repeat(length >> 1) + 'x'.repeat(length % 2);
  const receiver = new Receiver({ isServer: false, maxPayload: 0 });
  const got = new Promise<string>(resolve => receiver.on('message', (data: Buffer) => resolve(String(data))));
  const stream = new PassThrough();
  stream.pipe(receiver);
  stream.write(frameOf(text));
  expect(await got).toBe(text);
});
