import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { sameData } from '@hanga/kernel';
import type { Messages } from '../text/index.ts';
import { aboutFile, UserError } from '../userError.ts';
import type { Plan, Result } from './plan.ts';

/**
 * Where an arena keeps what it has played: the plan, then a line for each bout. A run that was stopped goes on from it;
 * a line that was cut off in the middle is played again.
 */
export class ResultsFile {
  readonly results: Result[] = [];
  private readonly descriptor: number;
  private readonly telling: <Value>(access: () => Value) => Value;

  constructor(file: string, plan: Plan, messages: Messages) {
    this.telling = access => {
      try {
        return access();
      } catch (error) {
        throw aboutFile(messages, file, error);
      }
    };
    const text = this.telling(() => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head, ...lines] = whole.split('\n').slice(0, -1);
    if (text !== '') {
      if (head === undefined || !isPlan(head, plan)) throw new UserError(messages.arena.otherPlan(file));
      for (const line of lines) this.results.push(JSON.parse(line) as Result);
    }
    this.descriptor = this.telling(() => openSync(file, 'a'));
    this.telling(() => ftruncateSync(this.descriptor, Buffer.byteLength(whole)));
    if (head === undefined) this.write(plan);
  }

  add(result: Result): void {
    this.results.push(result);
    this.write(result);
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private write(line: object): void {
    this.telling(() => writeSync(this.descriptor, `${JSON.stringify(line)}\n`));
  }
}

function isPlan(line: string, plan: Plan): boolean {
  try {
    return sameData(JSON.parse(line), plan);
  } catch {
    return false;
  }
}
