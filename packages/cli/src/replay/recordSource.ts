import process from 'node:process';
import { type GameRecord, type GameTypes, type Language, RecordError } from '@hanga/kernel';
import type { AnyFront, Front, Look, Teller } from '../front.ts';
import { games } from '../games.ts';
import { type FoundRecord, recordsIn } from '../recordFile.ts';
import { withRecord } from '../replayed.ts';
import { type Messages, messagesIn } from '../text/index.ts';
import { UserError } from '../userError.ts';

export interface Voice {
  readonly language: Language;
  readonly messages: Messages;
  readonly look: Look;
}

/** A record that was read, with the game that it is of. */
export interface RecordSource<T extends GameTypes> {
  readonly front: Front<T>;
  readonly teller: Teller<T>;
  readonly record: GameRecord;
  readonly voice: Voice;
  /** Calls `use` with the record; an error in the record is thrown as a `UserError` that says where it is. */
  readonly guarded: <Result>(use: () => Result) => Result;
}

/** Reads what was found as a record, and hands it on with the types of its game. */
export function asSource<Result>(
  found: FoundRecord,
  voice: Voice,
  use: <T extends GameTypes>(source: RecordSource<T>) => Result,
): Result {
  const { game, record } = withRecord(found, voice, record => ({ record, game: gameOf(record) }));
  return game.open(front => {
    const teller = front.teller(voice.language, voice.look);
    const guarded = <Value>(act: () => Value): Value => withRecord(found, { ...voice, refusal: teller.refusal }, act);
    return use({ front, teller, record, voice, guarded });
  });
}

function gameOf(record: GameRecord): AnyFront {
  const game = games.find(({ id }) => id === record.game);
  if (!game) throw new RecordError({ kind: 'unknownGame', game: record.game });
  return game;
}

/** The nth record of a file, counted from 1. */
export async function nthOf(file: string, wanted: number, messages: Messages): Promise<FoundRecord> {
  let records = 0;
  for await (const found of recordsIn(file, messages)) if (++records === wanted) return found;
  throw new UserError(messages.noSuchGame(file, wanted, records));
}

export const voiceIn = (language: Language, look: Look): Voice => ({ language, look, messages: messagesIn[language] });
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
