import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleErrors, pageTests } from './browser.ts';
import { type Board, lookOver } from './lookOver.ts';
import { hurry } from './playing.ts';

const { visit } = pageTests();

/** The last one is 1280 x 800 at a zoom of 200 %. */
const sizes = ['1280x800', '1920x1080', '1024x768', '820x1180', '390x844', '360x640', '844x390', '640x400'] as const;

interface Walk extends Board {
  readonly game: string;
  readonly records: readonly string[];
  /** How far into each of them to look. */
  readonly parts: readonly (readonly number[])[];
  /** Positions in which seat 0 must choose, by the kind of action that was chosen. */
  readonly asked: readonly (readonly string[])[];
}

const kit = '.bar, .foot, .tabs';
const walks: readonly Walk[] = [
  {
    game: 'kanagawa',
    records: [
      'kanagawa/records/2-players-placed.json',
      'kanagawa/records/4-players-owned.json',
      'kanagawa/records/yokai-animal-building-kite-umbrella.ndjson',
    ],
    parts: [[0.97], [0.75], [0.9]],
    areas: `${kit}, .deck, .mat, .diplomas, .player, .summary, .myPlate, .mine .print, .tray, .bench, .hand`,
    cards: '.column .card, .hand .card',
    asked: [
      ['take', 'wait'],
      ['print', 'studio'],
      ['takeDiploma', 'leaveDiplomas'],
      ['giveYokai', 'takeYokai'],
    ],
  },
  {
    game: 'kaigan',
    records: ['kaigan/records/3-players-open.json', 'kaigan/records/4-players-covered.json'],
    parts: [[0.5], [0.8]],
    areas: `${kit}, .grid, .map, .tracks, .camp, .hand, .plate`,
    cards: '.hand .card',
    asked: [['play'], ['claim'], ['mark'], ['perform', 'map', 'to'], ['sideJob'], ['dispatch']],
  },
];

interface Game {
  readonly seats: number;
  readonly moves: readonly (readonly [number, { readonly kind: string }])[];
}

const names = ['Aiko', 'Utagawa', 'Chiyo', 'Katsushika'];
const playersOf = (seats: number) =>
  names.slice(0, seats).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' }));

/** The longest game of a file: there the tables are fullest. */
function gameIn(file: string): Game {
  const text = readFileSync(new URL(`../../../games/${file}`, import.meta.url), 'utf8').trim();
  const games: Game[] = file.endsWith('.json') ? [JSON.parse(text)] : text.split('\n').map(line => JSON.parse(line));
  return games.reduce((longest, game) => (game.moves.length > longest.moves.length ? game : longest));
}

const open = (page: Page, record: object): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });

/** Two frames on, what was asked for is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Looks at the table as it is, in every size and behind every tab. */
async function inAllSizes(page: Page, walk: Walk, where: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    await drawn(page);
    const look = async (behind: string): Promise<void> => {
      for (const what of await lookOver(page, walk)) wrong.push(`${where}, ${size}${behind}: ${what}`);
    };
    const tabs = page.locator('.table-top .tab');
    const count = await tabs.count();
    if (count === 0) await look('');
    for (let tab = 0; tab < count; tab++) {
      // Without a pointer, which takes its time: that a tab can be reached is looked at anyway.
      await tabs.nth(tab).dispatchEvent('click');
      await drawn(page);
      await look(`, tab ${tab + 1}`);
    }
  }
  return wrong;
}

const languages = ['en-GB', 'fr-FR'] as const;

for (const walk of walks) {
  test.each(languages)(`${walk.game} fits every screen while it is watched again (%s)`, async locale => {
    const { page } = await visit({ viewport: { width: 1280, height: 800 }, locale });
    await hurry(page);
    await page.reload();
    const home = page.url();
    const wrong: string[] = [];
    for (const [index, file] of walk.records.entries()) {
      const game = gameIn(file);
      await page.goto(home);
      await open(page, { ...game, players: playersOf(game.seats) });
      await page.waitForURL(/#\/replay\//);
      await page.locator(`.${walk.game}`).waitFor();
      for (const part of walk.parts[index]!) {
        const move = Math.round(game.moves.length * part);
        await page.locator('.scrubber input').evaluate((line, value) => {
          const slider = line as HTMLInputElement;
          slider.value = String(value);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        }, move);
        wrong.push(...(await inAllSizes(page, walk, `${file} at ${move}`)));
      }
    }
    expect(wrong).toEqual([]);
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  });

  test.each(languages)(`${walk.game} fits every screen when one must choose (%s)`, async locale => {
    const { page } = await visit({ viewport: { width: 1280, height: 800 }, locale });
    await hurry(page);
    await page.reload();
    const home = page.url();
    const wrong: string[] = [];
    let seen = 0;
    const games = walk.records.map(file => ({ file, game: gameIn(file) }));
    for (const [index, kinds] of walk.asked.entries()) {
      // Another game for each question, if it comes to it.
      const inTurn = [...games.slice(index % games.length), ...games.slice(0, index % games.length)];
      const found = inTurn.find(({ game }) =>
        game.moves.some(([seat, { kind }]) => seat === 0 && kinds.includes(kind)),
      );
      if (found) {
        const { file, game } = found;
        const { result: _, ...record } = game as Game & { readonly result?: unknown };
        const from = Math.round(game.moves.length * 0.6);
        const isAsked = ([seat, { kind }]: Game['moves'][number]): boolean => seat === 0 && kinds.includes(kind);
        const late = game.moves.findIndex((move, at) => at >= from && isAsked(move));
        const asked = late >= 0 ? late : game.moves.findLastIndex(isAsked);
        await page.goto(home);
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, { ...record, players: playersOf(game.seats), moves: game.moves.slice(0, asked) });
        await page.locator(`.${walk.game}.yours`).waitFor();
        seen++;
        wrong.push(...(await inAllSizes(page, walk, `${file}, asked to ${kinds[0]}`)));
      }
    }
    expect(seen).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  });
}
