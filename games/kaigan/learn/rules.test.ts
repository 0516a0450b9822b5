import { readFileSync } from 'node:fs';
import { languages } from '@hanga/kernel';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { searchRules } from '@hanga/web/learn/search.ts';
import { describe, expect, test } from 'vitest';
import { actionCards, board, kaigan, tracks } from '../rules/index.ts';
import { figureIds, ruleIds, sections } from './contents.ts';
import { figure } from './figures.ts';
import { iconGroups } from './iconGroups.ts';
import { rulebook } from './rulebook.tsx';
import { iconsText } from './text/icons/index.ts';
import { rulesText } from './text/rules/index.ts';
import { isTopic, ruleFor } from './topics.ts';

const stated = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const paragraphOf = (id: string): string =>
  new RegExp(`\\*\\*${id}\\*\\*[^]*?(?=\\n- \\*\\*G|\\n## |$)`).exec(stated)?.[0] ?? '';

test('the page has exactly the rules that RULES.md states, in its order', () => {
  expect(ruleIds).toEqual([...stated.matchAll(/^- \*\*(G\d+)\*\*/gm)].map(match => match[1]));
});

describe.each(languages)('in %s', language => {
  const t = rulesText[language];

  test('every rule, section and picture has words', () => {
    for (const id of ruleIds) {
      expect(t.rules[id].title.length, id).toBeGreaterThan(3);
      expect(t.rules[id].text.length, id).toBeGreaterThan(15);
    }
    for (const id of Object.keys(sections)) expect(t.sections[id as keyof typeof sections].title).toBeTruthy();
    for (const id of figureIds) expect(t.figures[id]).toBeTruthy();
    expect(t.round.phases).toHaveLength(6);
  });

  test('what RULES.md marks as a ruling is marked here, and nothing else', () => {
    for (const id of ruleIds) expect(Boolean(t.rules[id].ruling), id).toBe(/Ruling/.test(paragraphOf(id)));
  });

  test('the numbers of a rule are those of RULES.md', () => {
    const sums = (text: string): string[] => [...new Set(text.match(/(?<![G\d])\d+/g) ?? [])].sort();
    // Rules in which prices, honor and sizes stand in figures; elsewhere a number may be said in words.
    for (const id of ['G2', 'G17', 'G18', 'G19', 'G21', 'G22', 'G23', 'G26', 'G44', 'G45'] as const) {
      const { text } = t.rules[id];
      const figures = sums(paragraphOf(id).replace(/\b[123] tiles?\b|of 1, 2 or 3|\*Ruling[\s\S]*/g, '')).filter(
        n => Number(n) > 1,
      );
      expect(sums(text), id).toEqual(expect.arrayContaining(figures));
    }
  });

  test('the search finds rules by words and numbers', () => {
    expect(searchRules('', rulebook, language)).toEqual(ruleIds);
    expect(searchRules('G21', rulebook, language)).toEqual(['G21']);
    expect(searchRules('g4', rulebook, language)).toEqual(['G4']);
    expect(searchRules('quadrant', rulebook, language)).toContain('G7');
    expect(searchRules('zzz', rulebook, language)).toEqual([]);
  });
});

test('every topic leads to a rule, and every icon has its own', () => {
  expect(ruleFor('G18')).toBe('G18');
  expect(ruleFor('card-mapWidely')).toBe('G22');
  for (const name of actionCards) expect(isTopic(`card-${name}`), name).toBe(true);
  for (const kind of tracks) for (const thing of ['tile', 'track']) expect(isTopic(`${thing}-${kind}`)).toBe(true);
  for (const printed of board.allSpaces.map(space => board.printedOn(kaigan, space)))
    if (printed) expect(isTopic(`printed-${printed}`), printed).toBe(true);
  for (const unknown of ['', 'G52', 'toString', 'K1']) expect(isTopic(unknown)).toBe(false);
  const topics = Object.values(iconGroups).flatMap(group => Object.values(group).map(([, topic]) => topic));
  expect(new Set(topics).size).toBe(topics.length);
  expect(Object.keys(iconsText)).toEqual([...languages]);
});

test('pictures are drawn whole', () => {
  for (const id of figureIds) {
    const { width, height, art } = figure(id);
    expect(width * height, id).toBeGreaterThan(1000);
    expect(toSvg(art), id).not.toMatch(/NaN|undefined|Infinity/);
  }
  const shown = Object.values(rulebook.pictures).flat();
  expect([...shown, rulebook.opening].sort()).toEqual([...figureIds].sort());
});
