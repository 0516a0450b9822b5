import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Messages } from '../text/index.ts';
import { aboutFile } from '../userError.ts';

/** Records as NDJSON. Opened before anything is played: a path that cannot be written is told at once. */
export class RecordsFile {
  private readonly descriptor: number;
  private readonly file: string;
  private readonly messages: Messages;

  constructor(file: string, messages: Messages) {
    this.file = file;
    this.messages = messages;
    this.descriptor = this.telling(() => openSync(file, 'w'));
  }

  append(record: string): void {
    this.telling(() => writeFileSync(this.descriptor, `${record}\n`));
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private telling<Result>(access: () => Result): Result {
    try {
      return access();
    } catch (error) {
      throw aboutFile(this.messages, this.file, error);
    }
  }
}
