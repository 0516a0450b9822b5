import type { GameRecord } from '@hanga/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, pageTests, phone } from './browser.ts';
import { byTouch, hurry, isOver, moveOf, playOn } from './playing.ts';
import { askedFor, freshGame } from './yokaiGames.ts';

const { visit } = pageTests();

/** Opens a game that is under way. */
async function openGame(page: Page, record: GameRecord): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer });
  await page.locator('.kanagawa.yours').waitFor();
}

const plateOf = (page: Page, seat: number): Locator =>
  page.locator(`.kanagawa [data-piece="plate-${seat}"]`).filter({ visible: true }).first();
const spiritsAt = (page: Page, seat: number): Promise<number> => plateOf(page, seat).locator('.spirit').count();
const after = (page: Page, move: number): Promise<unknown> =>
  page.waitForFunction(was => Number(document.querySelector('main.table')?.getAttribute('data-move')) > was, move);

test('a yokai is dragged to the player who gets it, and taken by a click on a lit plate', async () => {
  const { page, address } = await visit();
  await hurry(page);
  await page.reload();
  await openGame(page, askedFor('giveYokai', { after: 60 }));
  await expectAccessible(page, 'a yokai to pass on');
  const [mine, theirs] = [await spiritsAt(page, 0), await spiritsAt(page, 2)];
  const move = await moveOf(page);
  const strip = await page.locator('.kanagawa .player[aria-label="Yuki"]').boundingBox();
  await page.locator('.offer.yokai .spirit.restless').hover();
  await page.mouse.down();
  await page.mouse.move(strip!.x + strip!.width / 2, strip!.y + strip!.height * 0.6, { steps: 6 });
  await page.locator('.plateChoice.open').first().waitFor();
  await page.mouse.up();
  await after(page, move);
  expect([await spiritsAt(page, 0), await spiritsAt(page, 2)]).toEqual([mine - 1, theirs + 1]);

  await page.goto(address);
  const taking = askedFor('takeYokai', { seats: 4 });
  await openGame(page, taking);
  await expectAccessible(page, 'a yokai to take');
  const before = await spiritsAt(page, 0);
  const asked = await moveOf(page);
  // By keyboard: the first choice has the focus once the board has it.
  await page.locator('.plateChoice').first().focus();
  await page.keyboard.press('Enter');
  await after(page, asked);
  expect(await spiritsAt(page, 0)).toBe(before + 1);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('on a phone, by touch and in French: the answer is given at one’s own table, and a whole game is played', async () => {
  const { page, address } = await visit({ ...phone, locale: 'fr-FR' });
  await hurry(page, { language: 'fr' });
  await page.reload();
  await openGame(page, askedFor('giveYokai', { after: 60 }));
  await expectNoSidewaysScroll(page, 'a yokai to pass on');
  await expectAccessible(page, 'a yokai to pass on, on a phone');
  const mine = await spiritsAt(page, 0);
  const move = await moveOf(page);
  await page.getByRole('button', { name: /^Donner un Yokai à Kenji/ }).tap();
  await after(page, move);
  expect(await spiritsAt(page, 0)).toBe(mine - 1);
  await page.goto(address);
  await openGame(page, freshGame(4));
  await playOn(page, byTouch, 5);
  expect(await isOver(page)).toBe(true);
  await expectAccessible(page, 'the count');
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('who is given the third yokai answers for the diploma out of turn', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await openGame(
    page,
    askedFor('diplomas', {
      more: ({ state: { phase } }) => phase.kind === 'diplomas' && phase.interrupted !== undefined,
    }),
  );
  expect(await spiritsAt(page, 0)).toBe(3);
  const move = await moveOf(page);
  await page.locator('.offer .primary').click();
  await after(page, move);
  await plateOf(page, 0).locator('[data-piece="diploma-29"]').waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('the tutorial’s chapters on Yokai are played through, and go on as a game', async () => {
  const { page, address } = await visit();
  await hurry(page);
  await page.goto(`${address}#/learn/kanagawa/yokai`);
  await page.getByText('Lesson 1 of 4').waitFor();
  const next = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await page.getByRole('button', { name: 'Next' }).click();
  };
  const column = (number: number): Promise<void> =>
    page.locator(`.kanagawa [data-piece="column-${number}"][data-choice]`).click();
  const paint = (card: number): Promise<void> => page.locator(`.hand [data-piece="card-${card}"] .half.paint`).click();
  // The fifth leads on from the closing word of the chapter.
  await next(5);
  await page.getByRole('button', { name: 'Wait', exact: true }).click();
  await column(0);
  await page.getByText('Lesson 3 of 4').waitFor();
  expect(await spiritsAt(page, 0)).toBe(1);
  await next(3);
  await column(1);
  await paint(73);
  await page.locator('.offer .primary').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await next(1);
  await column(1);
  await page.locator('.offer .primary').click();
  await paint(109);
  await page.locator('.offer .primary').click();
  await expectAccessible(page, 'a yokai to pass on, in a lesson');
  await page
    .getByRole('button', { name: /Give a yokai to Oei/ })
    .first()
    .click();
  await page.getByText('Lesson 6 of 9').waitFor();
  expect([await spiritsAt(page, 0), await spiritsAt(page, 1)]).toEqual([2, 1]);
  await page.getByRole('button', { name: 'End turn' }).click();
  await next(2);
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/#\/game\/kanagawa\//);
  await page.locator('.kanagawa').waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a yokai is seen to go from player to player', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const moved: (string | null)[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      moved.push(this.getAttribute('data-piece'));
      return animate.apply(this, how);
    };
    Object.assign(window, { moved });
  });
  await page.reload();
  await openGame(page, askedFor('giveYokai', { after: 60 }));
  const move = await moveOf(page);
  await page.locator('.plateChoice').first().click();
  await after(page, move);
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  expect(moved.filter(piece => /^yokai-\d$/.test(piece))).toHaveLength(1);
  await page.context().close();
});
