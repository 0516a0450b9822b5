import { type Bot, type Budget, budgetForPlay, levelDescriptions, levelNames, levels, titleOf } from '@hanga/bots';
import { decisionOf } from '@hanga/bots/testing';
import { kaiganBots } from '@hanga/games/kaigan/bot';
import { kaigan, defaultOptions as kaiganOptions } from '@hanga/games/kaigan/rules';
import { kanagawaBots } from '@hanga/games/kanagawa/bot';
import { defaultOptions, kanagawa } from '@hanga/games/kanagawa/rules';
import { fastRng, languages, rngFor, type Seat, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';

test('every level is a bot of every game, with its name in every language', () => {
  for (const bots of [kanagawaBots, kaiganBots]) {
    expect(bots.slice(-levelNames.length).map(({ name }) => name)).toEqual(levelNames);
  }
  for (const language of languages) {
    const titles = levels.map(({ name }) => titleOf(name, language));
    expect(new Set(titles).size).toBe(levelNames.length);
    for (const description of Object.values(levelDescriptions[language])) expect(description).toMatch(/\.$/);
  }
  expect(titleOf('greedy', 'fr')).toBe('greedy');
});

const school = kanagawa.setup(defaultOptions, 4, rngFor(seedFromText('budget'), 0));
const plan = kaigan.setup(kaiganOptions, 3, rngFor(seedFromText('budget'), 0));
const nameIs = (name: string) => (bot: { readonly name: string }) => bot.name === name;
const asked = [
  [
    'kanagawa',
    (budget: Budget) =>
      decisionOf(
        kanagawa,
        kanagawaBots.find(nameIs('master'))!,
        school,
        kanagawa.toAct(school)[0] as Seat,
        fastRng(1),
        budget,
      ),
  ],
  [
    'kaigan',
    (budget: Budget) =>
      decisionOf(kaigan, kaiganBots.find(nameIs('master'))!, plan, kaigan.toAct(plan)[0] as Seat, fastRng(1), budget),
  ],
] as const;

describe.each(asked)('the master of %s', (_, decide) => {
  /** The search asks before each iteration whether to stop. */
  const counting = (budget: Budget): number => {
    let questions = 0;
    const shouldStop = (): boolean => {
      questions++;
      return budget.shouldStop?.() ?? false;
    };
    decide({ ...budget, shouldStop });
    return questions;
  };

  test('uses the iterations that it is given, and no more', () => {
    for (const iterations of [1, 5, 9]) expect(counting({ iterations })).toBe(iterations);
  });

  test('stops when the time is up', () => {
    let time = 0;
    const now = (): number => time++;
    // The clock is read once at the beginning and before each iteration.
    expect(counting({ milliseconds: 6, iterations: 1000, now })).toBeLessThanOrEqual(7);
  });

  test('stops when told to', () => {
    let told = 0;
    expect(counting({ iterations: 1000, shouldStop: () => ++told > 3 })).toBe(4);
  });

  test('answers the same to the same question', () => {
    expect(decide({ iterations: 6 })).toEqual(decide({ iterations: 6 }));
  });
});

test('at a table every level has a time to answer in', () => {
  const answers = levels.map(({ name }) => budgetForPlay(name, () => 0));
  expect(answers.map(budget => (budget.milliseconds ?? 0) <= 1500)).toEqual([true, true, true]);
  expect(answers.slice(0, 2).map(budget => (budget.milliseconds ?? 0) < 200)).toEqual([true, true]);
  const stop = (): boolean => true;
  expect(budgetForPlay('master', () => 0, stop).shouldStop).toBe(stop);
});

test('a bot is no more than its decisions', () => {
  const bots: readonly Pick<Bot<never>, 'name'>[] = [...kanagawaBots, ...kaiganBots];
  const decides = ['decide', 'name', 'pick'];
  expect(bots.flatMap(bot => Object.keys(bot).filter(key => !decides.includes(key)))).toEqual([]);
});
