import { type GameRecord, kernelText, parseRecord, RecordError, replay } from '@hanga/kernel';
import { entryOf } from './games/index.ts';
import { settings } from './settings.ts';
import { words } from './text/index.ts';

/** Parses a record from a file's text and replays it. Throws an error whose message is shown to the user. */
export async function readRecord(text: string): Promise<GameRecord> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error(words().games.notJson);
  }
  try {
    const record = parseRecord(data);
    const entry = entryOf(record.game);
    if (!entry) throw new Error(words().games.otherGame(record.game));
    replay((await entry.front()).rules, record);
    return record;
  } catch (error) {
    if (error instanceof RecordError) throw new Error(kernelText[settings.value.language].record(error.problem));
    throw error;
  }
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

/** Throws an error whose message is shown to the user where the address holds no record. */
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
  return readRecord(text);
}
