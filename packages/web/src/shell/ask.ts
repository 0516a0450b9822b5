import { signal } from '@preact/signals';

/** Something that cannot be taken back, to be asked before it is done. */
export interface Question {
  readonly question: string;
  /** What the button says that does it. */
  readonly yes: string;
}

interface Asked extends Question {
  answer(isYes: boolean): void;
}

/** The question on the screen; `Asking` shows it. */
export const asked = signal<Asked | undefined>(undefined);

/** Resolves with whether the user wants it. */
export function ask(question: Question): Promise<boolean> {
  asked.peek()?.answer(false);
  return new Promise(resolve => {
    asked.value = {
      ...question,
      answer(isYes) {
        asked.value = undefined;
        resolve(isYes);
      },
    };
  });
}
