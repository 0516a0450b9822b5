import { begin, fastRng, languages, play, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { dochu } from '../rules/index.ts';
import type { Refusal } from '../rules/types.ts';
import { text } from './index.ts';

const who = (seat: number): string => ['Aiko', 'Bunta', 'Chiyo', 'Daisuke'][seat]!;
/** A sentence that lacks nothing. */
const isSound = (sentence: string): boolean =>
  sentence.length > 2 && !/undefined|NaN|null|\[object/.test(sentence) && sentence === sentence.trim();

test.each(languages)('whole games are told in %s', language => {
  const t = text[language];
  const told = new Set<string>();
  const said: string[] = [];
  for (let game = 0; game < 12; game++) {
    const rng = fastRng(game);
    let match = begin(dochu, { options: {}, seats: 2 + (game % 3), seed: seedFromText(`${game}`) });
    for (let [seat] = dochu.toAct(match.state); seat !== undefined; [seat] = dochu.toAct(match.state)) {
      const legal = dochu.legal(match.state, seat);
      const view = dochu.view(match.state, seat);
      said.push(t.prompt(view, who), t.prompt(dochu.view(match.state, 'spectator'), who));
      said.push(...legal.map(action => t.action(action, view)));
      const { match: next, events = [] } = play(match, seat, legal[rng.below(legal.length)]) as {
        match: typeof match;
        events: Parameters<typeof t.event>[0][];
      };
      said.push(...events.map(event => t.event(event, who)));
      for (const { kind } of events) told.add(kind);
      match = next;
    }
    said.push(t.prompt(dochu.view(match.state, 0), who));
  }
  expect(said.filter(sentence => !isSound(sentence))).toEqual([]);
  expect([...told].sort()).toEqual(['arrived', 'bought', 'earned', 'ended', 'opened', 'shuffled', 'walked']);
});

test.each(languages)('every refusal has its own sentence in %s', language => {
  const kinds: Refusal['kind'][] = ['notAnAction', 'walkFirst', 'walkedAlready', 'notOpen', 'nothingForSale', 'noCoin'];
  const sentences = kinds.map(kind => text[language].refusal({ kind }));
  expect(new Set(sentences).size).toBe(kinds.length);
  expect(sentences.every(isSound)).toBe(true);
});
