import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { budgetForPlay } from '@hanga/bots/levels';
import { fastRng } from '@hanga/kernel';
import type { BotQuestion } from '../context.ts';
import { gamesOf } from '../games.ts';

/** What a bot is asked, and how long it may think. */
export type WorkerQuestion = BotQuestion & { readonly milliseconds: number };

const games = await gamesOf(workerData as string);

function answer(text: string): object {
  const { game, level, milliseconds, view, legal } = JSON.parse(text) as WorkerQuestion;
  const bot = games.get(game)?.bots.find(candidate => candidate.name === level);
  if (!bot) return { error: `there is no bot ${level} for ${game}` };
  try {
    const usual = budgetForPlay(level, () => performance.now());
    // Where many ask at once, each thinks shorter than its level would.
    const budget = { ...usual, milliseconds: Math.min(milliseconds, usual.milliseconds ?? milliseconds) };
    return { action: bot.decide(view, legal, budget, fastRng(randomBytes(4).readUInt32LE())) };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(JSON.stringify(answer(text)));
});
