import type { GameRecord } from '@hanga/kernel';
import { HangaClient, type TableInfo } from '@hanga/protocol';
import { api, sentenceFor } from '../online/api.ts';
import { notedCommitment } from '../online/commitments.ts';
import { onlineWords } from '../online/text/index.ts';

/** All that is needed to check a finished table, and where its commitment comes from. */
export interface TableToCheck {
  readonly record: GameRecord;
  readonly promised: string | undefined;
  readonly isNotedHere: boolean;
}

/** Throws an error whose message is shown to the user. */
export async function tableToCheck(id: string): Promise<TableToCheck> {
  const record = await api.record(id);
  const noted = notedCommitment(id);
  if (noted !== undefined) return { record, promised: noted, isNotedHere: true };
  return { record, promised: await toldCommitment(id), isNotedHere: false };
}

/** Milliseconds that the server has to answer. */
const TIMEOUT = 8000;

/** A table that wants no spectators tells strangers nothing, but its record is open. */
const toldCommitment = (id: string): Promise<string | undefined> =>
  infoOf(id).then(
    ({ commitment }) => commitment,
    () => undefined,
  );

/** The server's description of a table, requested over a connection that is closed after the answer. */
function infoOf(id: string): Promise<TableInfo> {
  return new Promise((resolve, reject) => {
    const client = new HangaClient({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
    });
    const end = (): void => {
      clearTimeout(timer);
      client.close();
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(onlineWords().unreachable));
    }, TIMEOUT);
    client.watch(id, {
      onTable(table) {
        end();
        resolve(table);
      },
      onRefused(why) {
        end();
        reject(new Error(sentenceFor(why)));
      },
    });
  });
}
