import { timingSafeEqual } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { AdminCommand, type SimpleRefusal } from '@hanga/protocol';
import * as v from 'valibot';
import type { ServerContext } from '../context.ts';
import { newToken } from '../people/secrets.ts';
import type { Admin } from './admin.ts';

const LONGEST = 16 * 1024;

/** Where the command line finds a server that runs: an address of this machine alone, and the secret for it. */
export const doorFile = (folder: string): string => path.join(folder, 'admin.json');

export interface Door {
  readonly address: string;
  readonly secret: string;
}

/**
 * The way in for whoever may read the data folder. The embedded database has one writer, the server: so `hanga admin`
 * asks the server. It listens on the loopback alone, apart from the page's port, so that no proxy leads here.
 */
export class LocalDoor {
  readonly #server: Server;
  readonly #file: string;

  private constructor(server: Server, file: string) {
    this.#server = server;
    this.#file = file;
  }

  static async open({ options, random }: ServerContext, admin: Admin): Promise<LocalDoor> {
    const secret = newToken(random);
    const server = createServer((request, response) => {
      const end = (status: number, answer: object): void => {
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify(answer));
      };
      if (!isRight(request, secret)) return end(403, { why: { kind: 'notAdmin' } });
      answerTo(request, admin).then(
        answer => end(typeof answer === 'string' ? 400 : 200, typeof answer === 'string' ? whyOf(answer) : answer),
        () => end(503, whyOf('tryAgain')),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    server.unref();
    const { port } = server.address() as AddressInfo;
    const file = doorFile(options.data);
    await rm(file, { force: true });
    await writeFile(file, JSON.stringify({ address: `http://127.0.0.1:${port}/`, secret } satisfies Door), {
      mode: 0o600,
      flag: 'wx',
    });
    return new LocalDoor(server, file);
  }

  async close(): Promise<void> {
    await rm(this.#file, { force: true });
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const whyOf = (kind: SimpleRefusal): object => ({ why: { kind } });

function isRight(request: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  // A page in a browser of this machine cannot know the secret; it is not let near it either.
  const isPage = request.headers.origin !== undefined;
  return request.method === 'POST' && !isPage && given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function answerTo(request: IncomingMessage, admin: Admin): Promise<object | SimpleRefusal> {
  let text = '';
  for await (const piece of request) {
    text += String(piece);
    if (text.length > LONGEST) return 'badMessage';
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'badMessage';
  }
  const command = v.safeParse(AdminCommand, value);
  return command.success ? await admin.do(command.output, 'host') : 'badMessage';
}
