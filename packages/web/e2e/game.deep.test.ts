import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { byMouse, byTouch, CHOICES, hurry, isOver, moveOf, playByKeys, playOn } from './playing.ts';

const { visit } = pageTests();

test('a whole game by mouse, from one click on "play" to the count', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kanagawa/ }).click();
  await playOn(page, byMouse, 1);
  expect(await isOver(page)).toBe(true);
  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /as PNG/ })
    .first()
    .click();
  expect((await saving).suggestedFilename()).toMatch(/\.png$/);
  await expectAccessible(page, 'the count');
  expect(consoleErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.getByText(/^Move 0 of/).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /Again/ }).click();
  await page.locator('.kanagawa.yours').waitFor();
  expect(await isOver(page)).toBe(false);
  await page.context().close();
});

test('a whole game by keyboard alone', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kanagawa/ }).focus();
  await page.keyboard.press('Enter');
  await playByKeys(page, 2);
  expect(await isOver(page)).toBe(true);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a whole game by touch on a phone, in French, with no sideways scroll', async () => {
  const { page } = await visit({ ...phone, locale: 'fr-FR' });
  await hurry(page, { language: 'fr' });
  await page.reload();
  await page.getByRole('button', { name: /Jouer à Kanagawa/ }).tap();
  for (let part = 0; part < 4; part++) {
    await playOn(page, byTouch, 3 + part, 25);
    if (!(await isOver(page))) await expectNoSidewaysScroll(page, `part ${part}`);
  }
  await playOn(page, byTouch, 9);
  expect(await isOver(page)).toBe(true);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('the table is accessible in every phase, by day and by night, on desktop and phone', async () => {
  for (const device of [desktop, phone]) {
    const { page } = await visit(device);
    await hurry(page);
    await page.reload();
    await page.getByRole('button', { name: /Play Kanagawa/ }).click();
    for (let part = 0; part < 4; part++) {
      await playOn(page, device === phone ? byTouch : byMouse, 20 + part, 7);
      await expectAccessible(page, `table, part ${part}`);
    }
    await page.context().close();
  }
});

/** Where the table's areas lie, and what lies in a print and a studio, to the pixel. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const place = (element: Element | null): string => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round).join();
    };
    const places = (names: readonly string[]): string =>
      names.map(name => `${name} ${place(document.querySelector(name))}`).join(' ');
    const pieces = [...document.querySelectorAll('.mine .print [data-piece], .mine .planks .slot')];
    return {
      fixed: places(['.bar', '.columns', 'header.strip']),
      mine: places(['.mat', '.hand', '.tray', '.bench', '.myPlate', '.mine .print']),
      // A drawing may reach beyond its panel: what counts is the panel's outline.
      pieces: Object.fromEntries(
        pieces.map(piece => [piece.getAttribute('data-piece'), place(piece.querySelector('rect[data-box]') ?? piece)]),
      ),
      asked: document.querySelector('.buttons .step')?.textContent ?? '',
      move: Number(document.querySelector<HTMLElement>('main.table')?.dataset['move']),
      isAtSchool: document.querySelector('[data-piece^="column-"][data-choice]') !== null,
    };
  });

test('nothing on the board shifts while the game is played, and nothing of my own until my turn has ended', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kanagawa/ }).click();
  await page.locator('.kanagawa.yours').waitFor();
  const { fixed } = await lookAt(page);
  type Look = Awaited<ReturnType<typeof lookAt>>;
  let asked: Look | undefined;
  let began: Look | undefined;
  let [worked, grown, last] = [0, 0, 0];
  for (let looks = 0; looks < 150 && !(await isOver(page)); looks++) {
    await page.locator(`${CHOICES}, .ending`).filter({ visible: true }).first().waitFor();
    if (await isOver(page)) break;
    const now = await lookAt(page);
    expect(now.fixed).toBe(fixed);
    // A look may come before what was clicked is drawn, and the next question be answered unseen: another turn, then.
    if (now.move > last + 1) [asked, began] = [undefined, undefined];
    last = now.move;
    // A turn begins with the question at school, if that is the one that was looked at; what follows it is one turn.
    if (now.isAtSchool) [asked, began] = [now, undefined];
    else if (now.asked === 'End turn') {
      if (asked && now.move === asked.move + 1) began = asked;
      asked = undefined;
      if (began) {
        expect(now.mine).toBe(began.mine);
        expect(now.pieces).toMatchObject(began.pieces);
        worked++;
        if (Object.keys(now.pieces).length > Object.keys(began.pieces).length) grown++;
      }
    }
    // Seeds of some distance: a single roll of neighbours is the same.
    await playOn(page, byMouse, 40 + 977 * looks, 1);
  }
  expect(worked, 'turns are looked at while they are played').toBeGreaterThan(10);
  expect(grown, 'and cards are played in them').toBeGreaterThan(3);
  await page.context().close();
});

test('undo and redo go back and forth; a word says why they cannot', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kanagawa/ }).click();
  const column = page.locator('.kanagawa [data-piece="column-0"][data-choice]');
  await column.waitFor();
  // It looks disabled, and says why when it is pressed all the same.
  await page.getByRole('button', { name: /Undo/ }).click({ force: true });
  await page
    .getByText(/nothing to undo|too late to undo that|cannot be undone/)
    .first()
    .waitFor();
  const before = await moveOf(page);
  await column.click();
  await page.waitForFunction(
    move => document.querySelector('main.table')?.getAttribute('data-move') === String(move),
    before + 1,
  );
  await page.getByRole('button', { name: /Undo/ }).click();
  await column.waitFor();
  expect(await moveOf(page)).toBe(before);
  await page.getByRole('button', { name: /Redo/ }).click();
  await page.waitForFunction(
    move => document.querySelector('main.table')?.getAttribute('data-move') === String(move),
    before + 1,
  );
  await page.context().close();
});

test('any piece on the table shows its rule when asked', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kanagawa/ }).click();
  await page.locator('[data-piece="diploma-3"]').click({ button: 'right' });
  const rule = page.getByRole('dialog', { name: 'A closer look' });
  await rule.getByRole('heading', { name: /K28/ }).waitFor();
  await expectAccessible(page, 'a closer look with its rule');
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'detached' });
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});
