import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleErrors, pageTests } from './browser.ts';
import { hurry } from './playing.ts';

// A whole game as somebody plays it who only listens: what there is is read by roles and names, what to do is decided by
// the words alone, and it is done by keys. Nothing asks where anything lies, or what it looks like.
const { visit } = pageTests();

/** What can be pressed on the table, by name, as a screen reader would read it. */
async function buttonsOn(table: Locator): Promise<string[]> {
  const heard = await table.ariaSnapshot();
  return heard.split('\n').flatMap(line => {
    const found = /^\s*- button "((?:[^"\\]|\\.)*)"(.*)$/.exec(line.replace(/^(\s*)- 'button/, '$1- button'));
    if (!found?.[1] || /\[disabled\]|\[pressed\]/.test(found[2] ?? '')) return [];
    return [found[1].replace(/\\"/g, '"').replace(/''/g, "'")];
  });
}

/** Prefers what comes first; among equals the larger gain, then what is named first. */
type Wish = RegExp | { readonly wish: RegExp; readonly unless: (all: readonly string[]) => boolean };

const gainOf = (name: string): number =>
  Number(/(?:^\D{0,30}\+|(?:Paint it|To the studio) \+|you gain )(\d+)/.exec(name)?.[1] ?? 0);

function choose(names: readonly string[], wishes: readonly Wish[]): string | undefined {
  for (const entry of wishes) {
    const { wish, unless } = entry instanceof RegExp ? { wish: entry, unless: undefined } : entry;
    const wished = names.filter(name => wish.test(name));
    if (wished.length > 0 && !unless?.(names))
      return wished.reduce((best, name) => (gainOf(name) > gainOf(best) ? name : best));
  }
  return undefined;
}

interface Heard {
  readonly decisions: number;
  readonly chosen: ReadonlySet<string>;
}

/** Plays until the count is told. What was tried without any change is not tried again. */
async function playByNames(page: Page, wishes: readonly Wish[]): Promise<Heard> {
  const table = page.getByRole('region', { name: 'The table', exact: true });
  const end = page.getByRole('button', { name: 'Watch it again' });
  const chosen = new Set<string>();
  let [before, decisions, idle] = ['', 0, 0];
  let tried: string[] = [];
  while (!(await end.isVisible())) {
    const names = await buttonsOn(table);
    const now = names.join('\n');
    if (now !== before) tried = [];
    before = now;
    const name = choose(
      names.filter(candidate => !tried.includes(candidate)),
      wishes,
    );
    if (!name) {
      // The others move: there is nothing to choose for a moment, or what was tried comes round again.
      tried = [];
      expect(++idle, `nothing to choose among:\n${now}`).toBeLessThan(150);
      await page.waitForTimeout(60);
      continue;
    }
    idle = 0;
    tried.push(name);
    const button = table.getByRole('button', { name, exact: true }).first();
    const isThere = await button.focus({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    await page.keyboard.press('Enter');
    // The table answers in its own time: what is heard before that is old.
    for (let waits = 0; waits < 30 && (await buttonsOn(table).catch(() => [])).join('\n') === now; waits++)
      await page.waitForTimeout(40);
    chosen.add(name);
    expect(++decisions, 'the game goes on and on').toBeLessThan(1500);
  }
  return { decisions, chosen };
}

/** Presses S and listens, when it is one's own move: what others do meanwhile would make old what was told. */
async function summaryOf(page: Page, mine: RegExp): Promise<string> {
  await page.getByRole('button', { name: mine }).first().waitFor();
  await page.keyboard.press('s');
  const told = page.getByRole('region', { name: 'The table in words' }).getByRole('status');
  await expect.poll(() => told.textContent()).toMatch(/\w/);
  return (await told.textContent()) ?? '';
}

/** "Take the second column: …" */
const columnTaken = /^Take the \w+ column/;
const cardsIn = (name: string): number => name.split('In the print').length - 1;

test('a whole game of Kanagawa by roles and names alone', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kanagawa/ }).press('Enter');
  await page.getByRole('region', { name: 'The table', exact: true }).waitFor();
  for (const name of ['School', 'Your table', 'Studio', 'Hand', 'Diplomas', 'Players'])
    await page.getByRole('region', { name, exact: true }).first().waitFor({ state: 'attached' });
  for (const name of ['School', 'Print', 'Studio', 'Diplomas'])
    await page.getByRole('heading', { name, exact: true }).first().waitFor({ state: 'attached' });
  const told = await summaryOf(page, columnTaken);
  expect(told).toMatch(/Round 1, row \d of 3, \d+ cards in the deck/);
  expect(told).toMatch(/Column \d: /);
  expect(told).toMatch(/You: print of 1 section/);

  // What the small signs on the cards show is said: of each open card whether brushes could paint it.
  const columns = (await buttonsOn(page.getByRole('region', { name: 'The table', exact: true }))).filter(name =>
    columnTaken.test(name),
  );
  expect(columns.filter(name => cardsIn(name) > 0)).not.toEqual([]);
  for (const name of columns) expect(name.match(/Can(not)? be painted/g)?.length ?? 0, name).toBe(cardsIn(name));

  const { decisions, chosen } = await playByNames(page, [
    /^Take [+−]?\d*\.? ?.*diploma/,
    // The halves of a card in hand are called by the card: "3 trees, plain in autumn. Paint it +3. …"
    /\. Paint it/,
    /^(Place|Move) .*You could then paint/,
    /^Place a brush/,
    /Pick up a brush/,
    /\. To the studio/,
    /^Take the \w+ column.*Can be painted now/,
    // One card is little: it is worth waiting for the second.
    { wish: /^Wait$/, unless: names => names.some(name => columnTaken.test(name) && cardsIn(name) > 1) },
    columnTaken,
    /^Wait$/,
    /^End turn$/,
    /^Leave/,
  ]);
  expect(decisions).toBeGreaterThan(30);
  expect(
    [...chosen].some(name => name.includes('. Paint it')),
    'it paints',
  ).toBe(true);
  expect(
    [...chosen].some(name => columnTaken.test(name)),
    'it takes columns',
  ).toBe(true);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
}, 180_000);

test('a whole game of Kaigan by roles and names alone', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kaigan/ }).press('Enter');
  await page.getByRole('region', { name: 'The table', exact: true }).waitFor();
  for (const name of ['Action board', 'Map of Japan', 'Tracks', 'Players', 'Your cards'])
    await page.getByRole('region', { name, exact: true }).first().waitFor({ state: 'attached' });
  const told = await summaryOf(page, /^Pick up:/);
  expect(told).toMatch(/Round 1 of 5/);
  expect(told).toMatch(/Row 1, unclaimed: /);
  expect(told).toMatch(/You: 0 honor, 20 ryō/);

  const actionsIn = (name: string): number => Number(/(\d+) actions?/.exec(name)?.[1] ?? 0);
  const { decisions, chosen } = await playByNames(page, [
    /Once complete, it gives you/,
    /^Do it/,
    /^(Receive|Gain|Advance|Take the Quadrant).*due now/,
    /^Send [23]\./,
    /^To the .* tile/,
    /^Send (a surveyor|this surveyor)/,
    /^1 per tile/,
    /^Choose how many markers/,
    /^Work for pay/,
    /^Play .* on row/,
    /^Pick up: Dispatch/,
    /^Pick up: Map/,
    /^Pick up:/,
    { wish: /^Claim row/, unless: names => !names.some(name => name.startsWith('Claim row') && actionsIn(name) > 3) },
    /^End turn$/,
    /^Stop here$/,
    /^Claim row/,
    /^Turn over/,
    /^Pass$/,
  ]);
  expect(decisions).toBeGreaterThan(40);
  expect(
    [...chosen].some(name => /^To the |^Send/.test(name)),
    'it sends surveyors',
  ).toBe(true);
  expect(
    [...chosen].some(name => name.startsWith('Claim row')),
    'it claims rows',
  ).toBe(true);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
}, 180_000);
