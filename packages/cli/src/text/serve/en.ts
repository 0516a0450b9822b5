import { problemIn } from './problemIn.ts';
import type { FlawWords, ServeMessages } from './types.ts';

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up just now',
  EHOSTUNREACH: 'no route leads there',
  ENETUNREACH: 'no route leads there',
  ENOENT: 'there is no such socket',
  ETIMEDOUT: 'no answer came',
  'timeout expired': 'no answer came',
};

const flaws: FlawWords = {
  notARow: () => 'this is not a row of an export',
  tooLong: () => 'the line is too long',
  duplicate: () => 'this row is there twice',
  afterTheEnd: () => 'something follows the end',
  refused: () => 'the database does not take this row, or one of those after it',
  unknownColumn: ({ column }) => `there is no column "${column}"`,
  missingColumn: ({ column }) => `the column "${column}" is missing`,
  badValue: ({ column }) => `the column "${column}" holds something that makes no sense`,
  noSuchRow: ({ column }) => `the column "${column}" refers to something that is not there`,
};

export const serve = (reasons: Readonly<Record<string, string>>): ServeMessages => ({
  at: address => `Hanga is at ${address}   (Ctrl-C stops it)`,
  pageNotBuilt: 'the page is not built yet: run "npm start" or "npm run build" first',
  badPublicUrl: given =>
    `--public-url must be like https://hanga.example, without user, path, query or fragment, and not "${given}"`,
  badTrustProxy: given =>
    `--trust-proxy takes the number of proxies (1 to 20), or their addresses with commas between (10.0.0.0/8,::1), and not "${given}"`,
  badSmtp: 'HANGA_SMTP must be like smtp://user:password@host:587 (or smtps://)',
  copied: file => `Everything is in ${file}.`,
  leftOut: rows => `${rows} ${rows === 1 ? 'row is' : 'rows are'} damaged, and not in the copy`,
  imported: rows => `${rows} ${rows === 1 ? 'row' : 'rows'} imported.`,
  problems: {
    folderInUse: ({ folder }) =>
      `another Hanga is using ${folder}: stop it first, or choose another folder with --data`,
    cannotWrite: ({ path, reason }) => `${path} cannot be created or written: ${reasons[reason] ?? reason}`,
    notAFolder: ({ path }) => `${path} is not a folder, or lies inside something that is not: choose one with --data`,
    diskFull: ({ path }) => `the disk is full: ${path} needs more room`,
    noDatabase: ({ folder }) => `there is no database in ${folder}`,
    notADatabase: ({ file }) => `${file} is not a database: move it away, or choose another folder with --data`,
    damagedDatabase: ({ file }) => `${file} is damaged: restore it from a back-up`,
    unreadableDatabase: ({ file }) => `the disk does not read or write ${file} as it should`,
    foreignDatabase: ({ reason }) => `this is not a Hanga database: ${reason}`,
    newerDatabase: ({ version, known }) =>
      `the database has version ${version} and belongs to a newer Hanga; this one knows up to ${known}: please update Hanga`,
    olderDatabase: () => 'the database belongs to an older Hanga: start the server once, which brings it up to date',
    badDatabaseUrl: () => 'DATABASE_URL must be like postgres://user:password@host:5432/database',
    databaseUnreachable: ({ where, reason }) =>
      `PostgreSQL cannot be reached at ${where}: ${unreachable[reason] ?? reason}`,
    databasePassword: ({ where, user }) => `PostgreSQL at ${where} does not let "${user}" in: is the password right?`,
    noSuchDatabase: ({ where, database }) => `PostgreSQL at ${where} has no database "${database}": create it first`,
    databaseRefuses: ({ where, reason }) => `PostgreSQL at ${where} refuses: ${reason}`,
    portInUse: ({ host, port }) => `port ${port} of ${host} is in use already: choose another with --port`,
    portNotAllowed: ({ port }) => `port ${port} is not allowed for you: choose one above 1023 with --port`,
    noSuchAddress: ({ host }) => `${host} is not an address of this machine: choose another with --host`,
    fileExists: ({ file }) => `${file} is there already`,
    notAnExport: ({ file }) => `${file} is not an export of Hanga`,
    newerExport: ({ file }) => `${file} is an export of a newer Hanga: please update Hanga`,
    notEmpty: () => 'there are people or tables here already: an import needs an empty database',
    cutShort: ({ file, rows, announced }) =>
      `${file} is cut short: ${rows} ${rows === 1 ? 'row' : 'rows'} of ${announced ?? 'an unknown number'}; nothing was imported`,
    badLine: ({ file, line, flaw }) => `${file}, line ${line}: ${problemIn(flaws, flaw)}; nothing was imported`,
  },
});
