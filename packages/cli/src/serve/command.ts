import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { languageFor } from '../language.ts';
import { wholeNumber } from '../options.ts';
import { messagesIn } from '../text/index.ts';
import { UserError } from '../userError.ts';
import { untilSignal } from './signals.ts';
import { addStorage, inWords, type StorageFlags, storageFor } from './storage.ts';

const page = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const DEFAULT_PORT = 4100;
/** The exit code of a server whose database did not answer when it was told to end. */
const GAVE_UP = 1;
const LAST_WAIT = 500;

interface ServeFlags extends StorageFlags {
  readonly port?: number;
  readonly host: string;
  readonly publicUrl?: string;
  readonly trustProxy?: string | true;
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly botPace: number;
  readonly botThinks: number;
  readonly socketsPerAddress: number;
  readonly tablesPerAddress: number;
  readonly requestsPerMinute: number;
  readonly newPeople: number;
  readonly messagesPerSecond: number;
  readonly tellAfter: number;
  readonly revealWithin: number;
  readonly idleAfter: number;
  readonly packAfter: number;
  readonly leastPatience: number;
  readonly closeAfter: number;
  readonly privateHooks?: true;
  readonly page: boolean;
}

/** `hanga serve`: page, API, sockets, bots and database in one process. */
export function addServe(program: Command): void {
  const positive = wholeNumber(1, 10_000_000);
  const command = program
    .command('serve')
    .description('Serve the page, to play in a browser, alone or together over the network.')
    .addOption(
      new Option('--port <number>', `port; without it ${DEFAULT_PORT}, or any free one where that is taken`).argParser(
        wholeNumber(0, 65535),
      ),
    )
    .addOption(new Option('--host <address>', 'address to listen on').default('127.0.0.1'));
  addStorage(command)
    .option('--public-url <url>', 'where people reach it, for links in messages')
    .option(
      '--trust-proxy [which]',
      'behind proxies: how many (1 without a value), or their addresses; their X-Forwarded headers are believed',
    )
    .addOption(
      new Option('--log <level>', 'how much to log, as JSON lines on stderr')
        .choices(['silent', 'error', 'warn', 'info', 'debug'])
        .default('warn'),
    )
    .addOption(
      new Option('--bot-pace <ms>', 'a bot takes at least that long').argParser(wholeNumber(0, 60_000)).default(700),
    )
    .addOption(
      new Option('--bot-thinks <ms>', 'a bot thinks at most that long, whatever its level')
        .argParser(positive)
        .default(2000),
    )
    .addOption(new Option('--sockets-per-address <n>', 'open sockets of one address').argParser(positive).default(60))
    .addOption(
      new Option('--tables-per-address <n>', 'tables opened by one address an hour').argParser(positive).default(60),
    )
    .addOption(new Option('--requests-per-minute <n>', 'requests of one address').argParser(positive).default(300))
    .addOption(
      new Option('--new-people <n>', 'new people of one address an hour, a fifth of them at once')
        .argParser(positive)
        .default(600),
    )
    .addOption(new Option('--messages-per-second <n>', 'messages of one socket').argParser(positive).default(10))
    .addOption(
      new Option('--tell-after <s>', 'seconds until an absent player is told of a turn')
        .argParser(positive)
        .default(30),
    )
    .addOption(
      new Option('--reveal-within <s>', 'seconds that a browser has to reveal its part of a shuffle')
        .argParser(positive)
        .default(30),
    )
    .addOption(
      new Option('--idle-after <s>', 'seconds until an idle table leaves memory').argParser(positive).default(60),
    )
    .addOption(
      new Option('--pack-after <s>', 'seconds after its end until a game is stored compactly')
        .argParser(positive)
        .default(30),
    )
    .addOption(
      new Option('--least-patience <s>', 'seconds after which others may give a seat to a bot, at least')
        .argParser(positive)
        .default(60),
    )
    .addOption(
      new Option('--close-after <h>', 'hours until a table that waits for players, and that nobody looks at, is closed')
        .argParser(positive)
        .default(168),
    )
    .option('--private-hooks', 'let webhooks and pushes go to addresses of the own network')
    .option('--no-page', 'only API and sockets')
    .addHelpText(
      'after',
      `
The database is PostgreSQL when DATABASE_URL is set, and else a file in the data folder.
HANGA_SMTP (smtp://user:password@host:port) and HANGA_MAIL_FROM make it send e-mail to those who want it.

Examples:
  hanga serve
  hanga serve --host 0.0.0.0 --port 80 --data /var/lib/hanga --public-url https://hanga.example`,
    )
    .action((flags: ServeFlags) => serve(flags));
}

async function serve(flags: ServeFlags): Promise<void> {
  const messages = messagesIn[languageFor(flags.lang, process.env)];
  if (flags.page && !existsSync(path.join(page, 'index.html'))) throw new UserError(messages.serve.pageNotBuilt);
  // Only this command needs it: the others start without loading a web server.
  const [{ defaults, startServer }, { proxiesIn, publicUrlIn, smtpIn }] = await Promise.all([
    import('@hanga/server'),
    import('./settings.ts'),
  ]);
  const { HANGA_SMTP, HANGA_MAIL_FROM } = process.env;
  const start = async (port: number) =>
    await startServer({
      games: new URL('./games.ts', import.meta.url).href,
      portraits: new URL('./portraits.ts', import.meta.url).href,
      ...(flags.page && { page }),
      host: flags.host,
      port,
      ...storageFor(flags),
      ...(flags.publicUrl !== undefined && { publicUrl: publicUrlIn(flags.publicUrl, messages) }),
      trustProxy: proxiesIn(flags.trustProxy, messages),
      logLevel: flags.log,
      ...(HANGA_SMTP && { mail: { smtp: smtpIn(HANGA_SMTP, messages), from: HANGA_MAIL_FROM ?? 'hanga@localhost' } }),
      privateHooks: flags.privateHooks ?? false,
      botPace: flags.botPace,
      botThinks: flags.botThinks,
      tellAfter: flags.tellAfter * 1000,
      revealWithin: flags.revealWithin * 1000,
      idleAfter: flags.idleAfter * 1000,
      packAfter: flags.packAfter * 1000,
      leastPatience: flags.leastPatience,
      restsFrom: defaults.restsFrom,
      deadAfter: flags.closeAfter * 3600 * 1000,
      limits: {
        ...defaults.limits,
        socketsPerAddress: flags.socketsPerAddress,
        tablesPerAddressPerHour: flags.tablesPerAddress,
        openTablesPerPlayer: Math.max(defaults.limits.openTablesPerPlayer, flags.tablesPerAddress),
        requestsPerMinute: flags.requestsPerMinute,
        newPeoplePerHour: flags.newPeople,
        messagesPerSecond: flags.messagesPerSecond,
        messageBurst: Math.max(defaults.limits.messageBurst, flags.messagesPerSecond),
      },
    });
  const server = await start(flags.port ?? DEFAULT_PORT)
    .catch((error: unknown) => {
      if (flags.port === undefined && isTaken(error)) return start(0);
      throw error;
    })
    .catch(async (error: unknown) => {
      throw await inWords(error, messages);
    });
  const shown = flags.host.includes(':') ? `[${flags.host}]` : flags.host;
  // Signals are handled before the address is printed: a script may end the server as soon as it reads that line.
  const signal = untilSignal();
  process.stdout.write(`${messages.serve.at(`http://${shown}:${server.port}/`)}\n`);
  await signal;
  if ((await server.stop()) === 'gaveUp') process.exit(GAVE_UP);
  // Exits even if a handle is still open.
  setTimeout(() => process.exit(), LAST_WAIT).unref();
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'problem' in error && (error.problem as { kind: string }).kind === 'portInUse';
