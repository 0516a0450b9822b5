import {
  closeSync,
  createReadStream,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type GameRecord, parseRecord } from '@hanga/kernel';
import type { Messages } from './text/index.ts';
import { aboutFile, UserError } from './userError.ts';

/** Parsed JSON that should be a record, and its place (file and line) for error messages. */
export interface FoundRecord {
  readonly where: string;
  readonly input: unknown;
}

/** The records of a file one by one: a JSON file holds one, an NDJSON file one per line. */
export async function* recordsIn(file: string, messages: Messages): AsyncGenerator<FoundRecord> {
  if (!isOnePerLine(await firstLine(file, messages))) {
    yield { where: file, input: parseJson(readText(file, messages), file, messages) };
    return;
  }
  // Messages name the line only in files with several records: the first one is held back until a second is found.
  let first: FoundRecord | undefined;
  let line = 0;
  let records = 0;
  for await (const text of linesOf(file)) {
    line++;
    if (text.trim() === '') continue;
    if (first) yield first;
    const where = messages.lineOf(file, line);
    const found = { where, input: parseJson(text, where, messages) };
    first = ++records === 1 ? found : undefined;
    if (!first) yield found;
  }
  if (first) yield { ...first, where: file };
}

const linesOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });

async function firstLine(file: string, messages: Messages): Promise<string> {
  try {
    for await (const line of linesOf(file)) if (line.trim() !== '') return line;
  } catch (error) {
    throw aboutFile(messages, file, error);
  }
  throw new UserError(messages.emptyFile(file));
}

function isOnePerLine(line: string): boolean {
  try {
    return typeof JSON.parse(line.replace(/^\ufeff/, '')) === 'object';
  } catch {
    return false;
  }
}

function parseJson(text: string, where: string, messages: Messages): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new UserError(messages.notJson(where));
  }
}

function readText(file: string, messages: Messages): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw aboutFile(messages, file, error);
  }
}

/** Creates a new file, and fails where one exists: nothing is ever overwritten. */
export function reserve(file: string, messages: Messages): void {
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new UserError(messages.recordExists(file));
    }
    throw aboutFile(messages, file, error);
  }
}

/** A name that tells when the game began, and that no file has yet. */
export function freshName(game: string, now: Date, exists: (file: string) => boolean): string {
  const digits = (n: number): string => String(n).padStart(2, '0');
  const day = [now.getFullYear(), digits(now.getMonth() + 1), digits(now.getDate())].join('');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(digits).join('');
  const stem = `hanga-${game}-${day}-${time}`;
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? `${stem}.json` : `${stem}-${copy}.json`;
    if (!exists(name)) return name;
  }
}

/** Replaces the file atomically: a reader finds the old record or the new one, also when the process was killed. */
export function writeRecord(file: string, record: GameRecord): void {
  const { moves, ...rest } = record;
  const head = JSON.stringify(rest, undefined, 1).slice(0, -2);
  const lines = moves.map(move => `\n  ${JSON.stringify(move)}`).join(',');
  const unfinished = `${file}.new`;
  try {
    writeFileSync(unfinished, `${head},\n "moves": [${lines}\n ]\n}\n`, { flush: true });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** The unfinished game that was played last in this folder. */
export function newestUnfinished(folder: string, game: string, messages: Messages): string {
  const names = readdirSync(folder).filter(name => name.startsWith(`hanga-${game}-`) && name.endsWith('.json'));
  const byAge = names
    .map(name => ({ name, time: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time || (a.name < b.name ? 1 : -1));
  const found = byAge.find(({ name }) => isUnfinished(path.join(folder, name)));
  if (!found) throw new UserError(messages.nothingToResume(folder));
  return found.name;
}

function isUnfinished(file: string): boolean {
  try {
    return parseRecord(JSON.parse(readFileSync(file, 'utf8'))).result === undefined;
  } catch {
    return false;
  }
}
