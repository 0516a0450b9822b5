import { readFileSync } from 'node:fs';
import { languages } from '@hanga/kernel';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { pieces, searchRules } from '@hanga/web/learn/search.ts';
import { describe, expect, test } from 'vitest';
import { diplomas } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { cardParts, figureIds, ruleIds, sections } from './contents.ts';
import { figure } from './figures.ts';
import { iconGroups } from './iconGroups.ts';
import { rulebook } from './rulebook.tsx';
import { rulesText } from './text/rules/index.ts';
import { isTopic, ruleFor } from './topics.ts';

const stated = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

test('the page has exactly the rules that RULES.md states', () => {
  expect(ruleIds).toEqual([...stated.matchAll(/^- \*\*([KY]\d+)\*\*/gm)].map(match => match[1]));
});

describe.each(languages)('in %s', language => {
  const t = rulesText[language];

  test('every rule, section, part and picture has words', () => {
    for (const id of ruleIds) {
      expect(t.rules[id].title.length, id).toBeGreaterThan(3);
      expect(t.rules[id].text.length, id).toBeGreaterThan(15);
      expect(t.rules[id].text, id).not.toBe(stated);
    }
    for (const id of Object.keys(sections)) expect(t.sections[id as keyof typeof sections].title).toBeTruthy();
    for (const part of cardParts) expect(t.card.parts[part]).toBeTruthy();
    for (const id of figureIds) expect(t.figures[id]).toBeTruthy();
  });

  test('what RULES.md marks as a ruling is marked here, and nothing else', () => {
    for (const id of ruleIds) {
      const paragraph = new RegExp(`\\*\\*${id}\\*\\*[^]*?(?=\\n- \\*\\*[KY]|\\n##? |$)`).exec(stated)?.[0] ?? '';
      expect(Boolean(t.rules[id].ruling), id).toBe(/Ruling/.test(paragraph));
    }
  });
});

test('the search finds words without accents, and numbers', () => {
  expect(searchRules('', rulebook, 'en')).toEqual(ruleIds);
  expect(searchRules('K18', rulebook, 'en')).toEqual(['K18']);
  expect(searchRules('k1', rulebook, 'en')).toEqual(['K1']);
  expect(searchRules('fleche deplacer', rulebook, 'fr')).toContain('K19');
  expect(searchRules("Harmonie d'un", rulebook, 'fr').length).toBeLessThan(ruleIds.length);
  expect(searchRules('œuvre', rulebook, 'fr')).toEqual(searchRules('OEUVRE', rulebook, 'fr'));
  expect(searchRules('Y6', rulebook, 'en')).toEqual(['Y6']);
  expect(searchRules('ombrelle carte suivent', rulebook, 'fr')).toContain('Y6');
  expect(searchRules('zzz', rulebook, 'en')).toEqual([]);
});

test('found words are marked where they are, accents and all', () => {
  expect(pieces('La Flèche, l’œuvre', 'fleche oeu')).toEqual([
    { text: 'La ', isFound: false },
    { text: 'Flèche', isFound: true },
    { text: ', l’', isFound: false },
    { text: 'œu', isFound: true },
    { text: 'vre', isFound: false },
  ]);
  expect(pieces('abc', '')).toEqual([{ text: 'abc', isFound: false }]);
});

test('every topic leads to a rule', () => {
  expect(ruleFor('K18')).toBe('K18');
  expect(ruleFor('icon-keep')).toBe('K21');
  expect(ruleFor('icon-joker')).toBe('K16');
  expect(ruleFor('icon-ocean')).toBe('K13');
  expect(ruleFor('season-storm')).toBe('K37');
  expect(ruleFor('season-winter')).toBe('K36');
  expect(ruleFor('back-animal')).toBe('K4');
  diplomas.forEach(({ needs }, number) => {
    const isStudio = ['brushes', 'arrows', 'landscapes'].includes(needs.kind);
    expect(ruleFor(`diploma-${number}`)).toBe(isStudio ? 'K29' : 'K28');
  });
  expect([19, 23, 26, 29].map(number => ruleFor(`diploma-${number}`))).toEqual(['Y4', 'Y5', 'Y6', 'Y13']);
  expect([ruleFor('icon-passYokai'), ruleFor('yokai-arrives'), ruleFor('back-kite')]).toEqual(['Y10', 'Y7', 'Y1']);
  for (const topic of ['card', 'pawn-gm', 'diploma-18', 'diploma-29', 'K44', 'Y18']) expect(isTopic(topic)).toBe(true);
  for (const topic of ['', 'K45', 'Y19', 'diploma-30', 'toString']) expect(isTopic(topic)).toBe(false);
});

test('what an address can name is there once: no icon is called as a rule is', () => {
  const topics = Object.values(iconGroups).flatMap(group => Object.values(group).map(([, , topic]) => topic as string));
  expect(topics.filter(topic => (ruleIds as readonly string[]).includes(topic))).toEqual([]);
});

test('pictures are drawn whole', () => {
  for (const id of figureIds) {
    const { width, height, art } = figure(id);
    expect(width * height, id).toBeGreaterThan(1000);
    expect(toSvg(art), id).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(Object.keys(text)).toEqual([...languages]);
});
