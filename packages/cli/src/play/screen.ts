import type { GameTypes, Redacted, Seat, Viewer } from '@hanga/kernel';
import type { Choice, Look, Section, Teller } from '../front.ts';
import { padded, widthOf, wrapped } from '../width.ts';
import { type LocalTable, nameOf, type Players, viewFor } from './localTable.ts';

export interface Size {
  readonly width: number;
  /** Lines of the terminal; `undefined` where nothing limits them. */
  readonly height: number | undefined;
}

/** The size of the terminal; a pipe has 80 columns and no limit of lines. */
export const sizeOf = (stream: { isTTY?: boolean; columns?: number; rows?: number }): Size => ({
  width: Math.min(140, Math.max(60, stream.isTTY ? (stream.columns ?? 80) : 80)),
  height: stream.isTTY ? (stream.rows ?? 24) : undefined,
});

/** All sections in full where the terminal is high enough; else those that save most lines are shown in brief. */
export function fitted(sections: readonly Section[], height: number | undefined): string[] {
  const isBrief = sections.map(() => false);
  const lines = (): string[] => sections.flatMap(({ full, brief }, i) => (isBrief[i] ? brief : full));
  const bySaving = sections
    .map(({ full, brief }, i) => ({ i, saving: full.length - brief.length }))
    .filter(({ saving }) => saving > 0)
    .sort((a, b) => b.saving - a.saving);
  for (const { i } of bySaving) {
    if (height === undefined || lines().length <= height) break;
    isBrief[i] = true;
  }
  return lines();
}

/** The choices as a numbered list; short ones stand side by side. */
export function choiceLines<Action>(choices: readonly Choice<Action>[], look: Look, width: number): string[] {
  const digits = String(choices.length).length;
  const codes = Math.max(0, ...choices.map(choice => choice.code.length));
  const head = ({ code }: Choice<Action>, number: number): string =>
    ` ${look.paint('dim', String(number).padStart(digits))} ${look.paint('bold', padded(code, codes))}  `;
  const lines: string[] = [];
  const short = choices.filter(choice => choice.isShort);
  const cell = Math.max(0, ...short.map(choice => widthOf(head(choice, 0) + choice.words))) + 2;
  let row = '';
  choices.forEach((choice, i) => {
    const first = head(choice, i + 1);
    if (!choice.isShort) {
      lines.push(...wrapped(first, choice.words, width));
      return;
    }
    row += padded(first + choice.words, cell);
    if (widthOf(row) + cell > width || !choices[i + 1]?.isShort) {
      lines.push(row.trimEnd());
      row = '';
    }
  });
  return lines;
}

/** Sentences for what has happened after move `after`, as `viewer` may know it. */
export const story = <T extends GameTypes>(
  table: LocalTable<T>,
  teller: Teller<T>,
  viewer: Viewer,
  after: number,
): string[] => sentencesFor(table, teller, viewFor(table, viewer, after).log);

export function sentencesFor<T extends GameTypes>(
  table: { readonly players: Players },
  teller: Teller<T>,
  log: readonly { readonly events: readonly Redacted<T['Event']>[] }[],
): string[] {
  const who = (seat: Seat): string => nameOf(table, seat);
  return log.flatMap(({ events }) => events.map(event => teller.event(event, who)));
}
