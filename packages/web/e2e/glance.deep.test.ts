import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { hurry, moveOf } from './playing.ts';

const { visit } = pageTests();
const record = new URL('../../../games/kanagawa/records/3-players-placed.json', import.meta.url);

type Move = readonly [seat: number, action: { readonly kind: string }];

/** What that person did in the record, and from which move on to look for it. */
interface Moment {
  readonly kind: 'take' | 'wait' | 'print';
  readonly from: number;
}

/** A game half way, one person against two bots, where that person is asked: at school, after somebody else has moved. */
function halfWay({ kind: wanted, from }: Moment = { kind: 'take', from: 71 }) {
  const { result: _, ...game } = JSON.parse(readFileSync(record, 'utf8')) as { moves: Move[]; result: unknown };
  const at = game.moves.findIndex(
    ([seat, { kind }], i) =>
      i >= from && seat === 0 && kind === wanted && (kind === 'print' || game.moves[i - 1]?.[0] !== 0),
  );
  const players = [{ name: 'Aiko' }, { name: 'Oei', bot: 'greedy' }, { name: 'Utamaro', bot: 'greedy' }];
  const buffer = Buffer.from(JSON.stringify({ ...game, players, moves: game.moves.slice(0, at) }));
  return { name: 'game.json', mimeType: 'application/json', buffer };
}

async function open(options: BrowserContextOptions, settings: object = {}, moment?: Moment): Promise<Page> {
  const { page } = await visit(options);
  await hurry(page, { ...settings });
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(halfWay(moment));
  await page.locator('.kanagawa.yours').waitFor();
  return page;
}

const wide: BrowserContextOptions = { viewport: { width: 1600, height: 900 }, locale: 'en-GB' };

test('hints are plans on the board, not a dialog; one is done by a click and taken back by another', async () => {
  const page = await open(desktop);
  const before = await moveOf(page);
  await page.keyboard.press('h');
  await page.locator('.plan').first().waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const plans = page.locator('.plan');
  await expect.poll(() => plans.allTextContents()).toSatisfy((all: string[]) => all.some(plan => /^Wait/.test(plan)));
  await expectAccessible(page, 'hints');
  const taking = plans.filter({ hasText: /^Take the \w+ column/ }).first();
  await plans.filter({ hasText: /^Wait/ }).first().hover();
  await page.getByRole('button', { name: 'Wait', exact: true }).and(page.locator('.lit')).waitFor();
  expect(await page.locator('.backs .lit').count(), 'the row that is hoped for').toBeGreaterThan(0);
  await taking.hover();
  await page.locator('.column.lit').first().waitFor();
  expect(await page.locator('.buttons .lit').count()).toBe(0);
  await taking.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => moveOf(page)).toBeGreaterThan(before + 1);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => moveOf(page)).toBe(before);
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.hints').count()).toBe(0);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('the turns of others stand in a line, what they changed is marked, and a click shows them once more', async () => {
  const page = await open(desktop, { speed: 'fast' });
  await expect.poll(() => page.title()).toBe('Your move · Kanagawa');
  const asked = await moveOf(page);
  await page.getByRole('button', { name: 'Wait', exact: true }).click();
  // The table is still the one that was asked until the answer is in.
  await expect.poll(() => moveOf(page)).toBeGreaterThan(asked);
  await page.locator('.kanagawa.yours').waitFor();
  const before = await moveOf(page);
  const lines = page.locator('.turn-line');
  expect(await lines.count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.turn-line.again').count()).toBeGreaterThan(0);
  await page.locator('.turn-line.again').last().click();
  await page.locator('.again-note').waitFor();
  await page.locator('.kanagawa:not(.yours)').waitFor();
  await page.locator('.again-note').waitFor({ state: 'detached' });
  await page.locator('.kanagawa.yours').waitFor();
  expect(await moveOf(page)).toBe(before);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a resting pointer shows a piece large and takes no click; a key shows it with its rule', async () => {
  const page = await open(desktop);
  const card = page.locator('.column [data-piece^=card]').first();
  await card.hover();
  const looked = page.locator('.inspector.passing');
  await looked.locator('.look-parts').waitFor();
  expect(await looked.evaluate(panel => getComputedStyle(panel).pointerEvents)).toBe('none');
  await page.mouse.move(2, 400);
  await looked.waitFor({ state: 'detached' });
  const column = page.locator('.column').first();
  await column.focus();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'A closer look' });
  await dialog.getByRole('heading', { name: 'Column 1' }).waitFor();
  await dialog.locator('.learn-rule').waitFor();
  await expectAccessible(page, 'a closer look');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await column.evaluate(element => element === document.activeElement)).toBe(true);
  await page.context().close();
  const calm = await open(desktop, { inspectOnRest: false });
  await calm.locator('.column [data-piece^=card]').first().hover();
  await calm.waitForTimeout(1200);
  expect(await calm.locator('.inspector').count()).toBe(0);
  await calm.context().close();
});

test('a long touch shows a piece, and chooses nothing', async () => {
  const page = await open(phone);
  const before = await moveOf(page);
  const box = (await page.locator('.column [data-piece^=card]').first().boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + 20, y: box.y + 60 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.locator('.inspector.pinned .look-parts').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  expect(await page.locator('.column.picked').count()).toBe(0);
  await expectNoSidewaysScroll(page, 'a closer look');
  await page.locator('.bar').tap();
  await expect.poll(() => page.locator('.inspector').count()).toBe(0);
  expect(await moveOf(page)).toBe(before);
  await page.context().close();
});

test('on a wide screen the log stands beside the board: rounds, turns, the second person, newest last', async () => {
  const page = await open(wide);
  const side = page.locator('.side');
  await side.waitFor();
  expect(await side.getByRole('heading', { level: 3 }).allTextContents()).toContain('Round 2');
  const lines = await side.locator('.log-line').allTextContents();
  expect(lines.every(line => line.trim().length > 0)).toBe(true);
  expect(lines.some(line => /^You take the \w+ column/.test(line))).toBe(true);
  expect(lines.join(' ')).not.toMatch(/Aiko takes|icon \d/);
  const log = side.locator('.log');
  expect(await log.evaluate(box => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(4);
  expect(await page.getByRole('button', { name: 'What happened' }).count()).toBe(0);
  await expectAccessible(page, 'the log beside the board');
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('on a phone what others changed stays marked until one acts, and the tab out of sight says so', async () => {
  const page = await open(phone, {}, { kind: 'take', from: 60 });
  const before = await moveOf(page);
  const players = page.getByRole('button', { name: 'Players (others have changed something)' });
  await players.waitFor();
  await expectAccessible(page, 'a tab with news');
  await page.getByRole('button', { name: 'Players' }).tap();
  const marked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.players [data-piece]')].flatMap(piece => {
        const box = piece.querySelector(':scope > rect[data-box]');
        const isMarked = getComputedStyle(piece).outlineStyle === 'dashed';
        const isLined = box !== null && getComputedStyle(box).strokeDasharray !== 'none';
        return isMarked || isLined ? [piece.getAttribute('data-piece')] : [];
      }),
    );
  const news = await marked();
  expect(news.length).toBeGreaterThan(1);
  // Of more than one player, for several have moved; and still there after one has looked elsewhere.
  expect(
    new Set(await page.locator('.turn-lines li').evaluateAll(all => all.map(one => one.dataset['color']))).size,
  ).toBe(2);
  await page.getByRole('button', { name: /^School/ }).tap();
  await page.getByRole('button', { name: /^Players/ }).tap();
  expect(await marked()).toEqual(news);
  await page.getByRole('button', { name: /^School/ }).tap();
  const column = page.locator('.column[data-choice]').first();
  await column.tap();
  await column.tap();
  await expect.poll(() => moveOf(page)).toBeGreaterThan(before);
  await page.getByRole('button', { name: /^Players/ }).tap();
  await expect.poll(marked).toEqual([]);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('what comes into an area that scrolls flies over the table, and lands', async () => {
  const page = await open(
    { viewport: { width: 844, height: 390 }, locale: 'en-GB' },
    { speed: 'slow' },
    { kind: 'wait', from: 30 },
  );
  await page.evaluate(() => {
    const flown = document.querySelector<HTMLElement>('.table-top')!;
    new MutationObserver(records => {
      const came = records.flatMap(record => [...record.addedNodes]);
      const copies = came.filter(node => node instanceof HTMLElement && node.matches('.flight'));
      flown.dataset['flown'] = String(Number(flown.dataset['flown'] ?? 0) + copies.length);
    }).observe(flown, { childList: true });
  });
  await page.getByRole('button', { name: 'Wait', exact: true }).click();
  await expect.poll(() => page.locator('.table-top').getAttribute('data-flown')).toMatch(/[1-9]/);
  await page.locator('.kanagawa.yours').waitFor();
  // It has landed: the copies are gone, and the cards are where one can take them.
  await expect.poll(() => page.locator('.flight').count()).toBe(0);
  const columns = page.locator('.scroll .column[data-choice]');
  expect(await columns.count()).toBeGreaterThan(0);
  const opacities = await columns.locator('.card').evaluateAll(all => all.map(card => getComputedStyle(card).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('on a small phone a lifted card brings the brushes into view that would paint it', async () => {
  const page = await open({ ...phone, viewport: { width: 360, height: 640 } }, {}, { kind: 'print', from: 60 });
  await page.locator('.scroll .bench').waitFor();
  await page.locator('.hand .half.paint:not(.no)').first().tap();
  const plank = page.locator('.plank.painting');
  await plank.waitFor();
  const isSeen = await plank.evaluate(element => {
    const [inner, outer] = [element.getBoundingClientRect(), element.closest('.scroll')!.getBoundingClientRect()];
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  });
  expect(isSeen).toBe(true);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});
