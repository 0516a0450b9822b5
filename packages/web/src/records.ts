import { type GameRecord, kernelText, parseRecord, RecordError } from '@hanga/kernel';
import { entryOf } from './games/index.ts';
import { settings } from './settings.ts';
import { checkRecord } from './source/check.ts';
import { words } from './text/index.ts';

/** What an error that came of a record says to the user. */
export const sentenceOf = (error: unknown): string =>
  error instanceof RecordError
    ? kernelText[settings.value.language].record(error.problem)
    : error instanceof Error
      ? error.message
      : String(error);

/** The record in a file's text, not replayed yet. Throws an error whose message is shown to the user. */
export function recordIn(text: string): GameRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error(words().games.notJson);
  }
  try {
    return parseRecord(data);
  } catch (error) {
    throw new Error(sentenceOf(error));
  }
}

/** The record in a file's text, once a worker has replayed it. Throws an error whose message is shown to the user. */
export async function readRecord(text: string): Promise<GameRecord> {
  const record = recordIn(text);
  const entry = entryOf(record.game);
  if (!entry) throw new Error(words().games.otherGame(record.game));
  const check = await checkRecord(entry.worker(), record);
  if (check.kind === 'broken') throw new Error(kernelText[settings.value.language].record(check.problem));
  return record;
}

/** Hands a file to the browser to save. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const downloadRecord = (record: GameRecord): void => {
  const day = new Date().toISOString().slice(0, 10);
  download(`hanga-${record.game}-${day}.json`, new Blob([JSON.stringify(record)], { type: 'application/json' }));
};

/** A record small enough for an address: deflated, in base64url. */
export async function pack(record: GameRecord): Promise<string> {
  const stream = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The record in an address, not replayed yet: whoever shows it does that. Throws an error whose message is shown to the
 * user where there is none.
 */
export async function unpack(packed: string): Promise<GameRecord> {
  let text: string;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, char => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    text = await new Response(stream).text();
  } catch {
    throw new Error(words().games.notJson);
  }
  return recordIn(text);
}
