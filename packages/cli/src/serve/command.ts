import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Complaint } from '../complaint.ts';
import { handOut, readPage } from './files.ts';

const page = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const DEFAULT_PORT = 4100;

/** `hanga serve`: the page on a local address. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serve the page, to play in a browser.')
    .addOption(
      new Option('--port <number>', `port; without it ${DEFAULT_PORT}, or any free one where that is taken`).argParser(
        port,
      ),
    )
    .addOption(new Option('--host <address>', 'address to listen on').default('127.0.0.1'))
    .action(({ port, host }: { port?: number; host: string }) => serve(port, host));
}

function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new InvalidArgumentError('a port is a number from 0 to 65535.');
  }
  return number;
}

async function serve(wanted: number | undefined, host: string): Promise<void> {
  if (!existsSync(path.join(page, 'index.html'))) {
    throw new Complaint('the page is not built yet: run "npm start" or "npm run build" first.');
  }
  const server = createServer(handOut(readPage(page)));
  await listen(server, wanted ?? DEFAULT_PORT, host).catch(error => {
    if (wanted === undefined && error.code === 'EADDRINUSE') return listen(server, 0, host);
    throw new Complaint(`cannot listen on ${host}:${wanted ?? DEFAULT_PORT}: ${error.message}`);
  });
  const { port: bound } = server.address() as AddressInfo;
  const shown = host.includes(':') ? `[${host}]` : host;
  process.stdout.write(`Hanga is at http://${shown}:${bound}/   (Ctrl-C stops it)\n`);
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    }
  });
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
