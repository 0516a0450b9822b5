import process from 'node:process';
import { createInterface } from 'node:readline';

/** A typed line, or how the typing ended. */
export type Typed = { readonly line: string } | { readonly ended: 'interrupt' | 'endOfInput' };

/** Lines from a terminal or a pipe, one at a time. */
export interface Lines {
  ask(prompt: string): Promise<Typed>;
  close(): void;
}

export function openLines(): Lines {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface({ input: stdin, ...(isTerminal && { output: stdout }), terminal: isTerminal });
  const typed: string[] = [];
  let ended: 'interrupt' | 'endOfInput' | undefined;
  let answer: ((typed: Typed) => void) | undefined;

  const next = (): Typed | undefined => {
    if (ended === 'interrupt') return { ended };
    const line = typed.shift();
    return line === undefined ? ended && { ended } : { line };
  };
  const wake = (): void => {
    const ready = answer && next();
    if (!ready) return;
    const tell = answer;
    answer = undefined;
    tell?.(ready);
  };
  const interrupt = (): void => {
    ended = 'interrupt';
    wake();
  };
  reader.on('line', line => {
    typed.push(line);
    wake();
  });
  reader.on('close', () => {
    ended ??= 'endOfInput';
    wake();
  });
  // A terminal in raw mode hands Ctrl-C to the reader; from elsewhere it comes as a signal.
  reader.on('SIGINT', interrupt);
  process.on('SIGINT', interrupt);

  return {
    ask(prompt) {
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      return new Promise(resolve => {
        answer = reply => {
          // Input from a pipe is echoed, so that a transcript reads like the terminal.
          if (!isTerminal) stdout.write('line' in reply ? `${reply.line}\n` : '\n');
          resolve(reply);
        };
        wake();
      });
    },
    close() {
      process.off('SIGINT', interrupt);
      reader.close();
    },
  };
}
