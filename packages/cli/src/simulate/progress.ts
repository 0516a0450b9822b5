import process from 'node:process';
import progress from 'cli-progress';
import type { Messages } from '../text/index.ts';

/** Only on a terminal: in a pipe or a log it would be noise. */
export function progressBar(messages: Messages, games: number): progress.SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined;
  const bar = new progress.SingleBar(
    {
      stream: process.stderr,
      clearOnComplete: true,
      format: ` {bar} {percentage} %  {value}/{total} ${messages.simulate.progress}  {eta_formatted}`,
    },
    progress.Presets.shades_classic,
  );
  bar.start(games, 0);
  return bar;
}
