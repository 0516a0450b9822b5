import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { closeFrame, controlFrame, opcodes, textFrame } from './frame.ts';

/** The part of ws that reads frames; its types do not name it. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

/** What another implementation reads: the name of the event, and what came with it. */
function readBy(frame: string): Promise<[string, string]> {
  const receiver = new Receiver({ isServer: false, maxPayload: 0 });
  return new Promise(resolve => {
    for (const name of ['message', 'ping', 'pong', 'conclude']) {
      receiver.on(name, (what: unknown) => resolve([name, String(what)]));
    }
    receiver.write(Buffer.from(frame, 'latin1'));
  });
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a message of %i bytes is one frame', async length => {
  const text = 'é'.repeat(length >> 1) + 'x'.repeat(length % 2);
  expect(await readBy(textFrame(text))).toEqual(['message', text]);
  expect(await readBy(textFrame('y'.repeat(length)))).toEqual(['message', 'y'.repeat(length)]);
});

test('any letter arrives as it was', async () => {
  const text = '{"name":"Zoë 版画 🎨 \\u0000 \x7f\x80\xff"}';
  expect(await readBy(textFrame(text))).toEqual(['message', text]);
});

test('pings, pongs and goodbyes', async () => {
  expect(await readBy(controlFrame(opcodes.ping, ''))).toEqual(['ping', '']);
  expect(await readBy(controlFrame(opcodes.pong, '\x00\xff'))).toEqual(['pong', Buffer.of(0, 255).toString()]);
  expect(await readBy(closeFrame(1008))).toEqual(['conclude', '1008']);
});
