import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { ChannelTrouble } from '@hanga/protocol';
import { checked, type Lookup } from './addresses.ts';

/** Milliseconds for all of it. */
const PATIENCE = 10_000;
/** Nobody reads what is answered: whoever answers more is hung up on. */
const LONGEST_ANSWER = 64 * 1024;

/** A call that was not taken, and why: nothing of what was answered is kept. */
export class CallFailed extends Error {
  readonly why: ChannelTrouble['why'];
  readonly status: number | undefined;
  constructor(why: ChannelTrouble['why'], status?: number) {
    super(status === undefined ? why : `${why} ${status}`);
    this.why = why;
    this.status = status;
  }
}

export interface CallOptions {
  readonly privateHooks: boolean;
  readonly lookup?: Lookup;
}

/**
 * Posts to an address that a player gave. The name is looked up once: what was checked is what is connected to, so that
 * a name cannot mean a machine of the own network a moment later. Redirects are not followed.
 */
export async function callOut(
  to: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  options: CallOptions,
): Promise<void> {
  const found = await checked(to, options);
  if (!found) throw new CallFailed('address');
  const { url, addresses } = found;
  const { request } = url.protocol === 'https:' ? https : http;
  await new Promise<void>((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length, 'user-agent': 'Hanga' },
      lookup: answering(addresses),
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    });
    call.once('error', error => reject(new CallFailed(isTimeout(error) ? 'timeout' : 'unreachable')));
    call.once('response', response => {
      const { statusCode = 0 } = response;
      const isTaken = statusCode >= 200 && statusCode < 300;
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > LONGEST_ANSWER) response.destroy();
      });
      // Told by its first line already: however it ends.
      response.once('error', () => {});
      response.once('close', () => (isTaken ? resolve() : reject(new CallFailed('status', statusCode))));
    });
    call.end(body);
  });
}

const isTimeout = (error: Error): boolean =>
  error.name === 'TimeoutError' || error.name === 'AbortError' || ('code' in error && error.code === 'ETIMEDOUT');

/** Instead of a second look-up. */
const answering =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses as [LookupAddress];
    if (options.all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
