import type { Language } from '@hanga/kernel';
import type {
  AdminCommand,
  AdminLogLine,
  AdminOverview,
  AdminTableLine,
  BackupLine,
  PersonLine,
  ReportLine,
} from '@hanga/protocol';
import type { Messages } from '../text/index.ts';

type Words = Messages['admin'];

/** A terminal takes commands from what it shows: names and messages of others are shown without any. */
const plain = (text: string): string => text.replace(/\p{C}/gu, '');

const when = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const size = (bytes: number, language: Language): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6)} ${language === 'fr' ? 'Mo' : 'MB'}`;

/** What a command gave, line by line. */
export function told(command: AdminCommand, answer: object, t: Words, language: Language): string {
  switch (command.kind) {
    case 'overview':
      return overview(answer as AdminOverview, t, language);
    case 'people':
    case 'admins':
      return lines(answer as readonly PersonLine[], each => person(each, t), t);
    case 'tables':
      return lines(answer as readonly AdminTableLine[], each => table(each, t), t);
    case 'reports':
      return lines(answer as readonly ReportLine[], each => report(each, t), t);
    case 'log':
      return lines(answer as readonly AdminLogLine[], each => logged(each, t), t);
    case 'backup': {
      const { file, size: bytes } = answer as BackupLine;
      return t.backedUp(file, size(bytes, language));
    }
    default:
      return t.done;
  }
}

const lines = <Line>(all: readonly Line[], line: (one: Line) => string, t: Words): string =>
  all.length === 0 ? t.none : all.map(line).join('\n');

const person = (each: PersonLine, t: Words): string =>
  [
    each.id,
    plain(each.name),
    each.account ? t.account : t.guest,
    ...(each.bot ? [t.bot] : []),
    ...(each.admin ? [t.admin] : []),
    ...(each.bannedAt !== undefined ? [`${t.banned} ${when(each.bannedAt)}`] : []),
    when(each.createdAt),
    ...(each.liveTables > 0 ? [t.liveTables(each.liveTables)] : []),
  ].join('  ');

const table = (each: AdminTableLine, t: Words): string =>
  [
    each.id,
    plain(each.name),
    each.game,
    each.status,
    ...(each.private ? [t.private] : []),
    when(each.createdAt),
    each.people.map(({ name }) => plain(name) || t.someone).join(', '),
  ].join('  ');

const report = (each: ReportLine, t: Words): string =>
  [
    `${each.id}  ${when(each.at)}  ${t.reportOf[each.kind](plain(each.name) || t.someone)}`,
    ...(each.closedAt === undefined ? [] : [`  ${t.closed} ${when(each.closedAt)}`]),
    `  “${plain(each.said)}”`,
    `  ${t.reportedBy(plain(each.reporterName) || t.someone)}${each.note ? `: ${plain(each.note)}` : ''}  (${each.table})`,
  ].join('\n');

const logged = (each: AdminLogLine, t: Words): string =>
  [when(each.at), plain(each.name) || t.commandLine, each.what, plain(each.detail), each.about]
    .filter(Boolean)
    .join('  ');

function overview(all: AdminOverview, t: Words, language: Language): string {
  const o = t.overview;
  const { house, people, tables, backup, troubles } = all;
  const free = all.free === undefined ? undefined : size(all.free, language);
  const colon = language === 'fr' ? '\u202f:' : ':';
  return [
    `${o.announcement}${colon} ${plain(house.announcement ?? '—')}`,
    `${o.readOnly}${colon} ${house.readOnly ? o.on : o.off}`,
    `${o.registration}${colon} ${house.closed ? o.shut : o.open}`,
    o.storage(all.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL', size(all.size, language), free),
    o.people(people.accounts, people.guests, people.banned),
    o.tables(tables.open, tables.running, tables.finished, tables.closed),
    o.reports(all.openReports),
    backup ? o.backup(when(backup.at), size(backup.size, language)) : o.noBackup,
    troubles.length === 0 ? o.noTroubles : `${o.troubles}${colon}`,
    ...troubles.map(each =>
      `  ${when(each.at)}  ${plain(each.name)}  ${each.way}  ${each.why} ${each.status ?? ''}`.trimEnd(),
    ),
  ].join('\n');
}
