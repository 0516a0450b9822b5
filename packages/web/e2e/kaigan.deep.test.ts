import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { byMouse, byTouch, hurry, isOver, moveOf, playByKeys, playOn } from './playing.ts';

const { visit } = pageTests();
const play = /Play Kaigan/;
const fourPlayers = new URL('../../../games/kaigan/records/4-players-open.json', import.meta.url);
const record = fileURLToPath(new URL('../../../games/kaigan/records/3-players-covered.json', import.meta.url));

/** Opens the page and deals a game of Kaigan: you and two bots. */
async function deal(page: Page, more: object = {}): Promise<void> {
  await hurry(page, more);
  await page.reload();
  await page.getByRole('button', { name: /Kaigan/ }).click();
  await page.locator('.kaigan').waitFor();
}

const atMove = (page: Page, move: number): Promise<unknown> =>
  page.waitForFunction(
    wanted => document.querySelector('main.table')?.getAttribute('data-move') === String(wanted),
    move,
  );

test('a whole game of Kaigan by keyboard alone', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: play }).focus();
  await page.keyboard.press('Enter');
  await playByKeys(page, 2);
  expect(await isOver(page)).toBe(true);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Kaigan by touch on a phone, in French, with no sideways scroll', async () => {
  const { page } = await visit({ ...phone, locale: 'fr-FR' });
  await deal(page, { language: 'fr' });
  for (let part = 0; part < 3; part++) {
    await playOn(page, byTouch, 3 + part, 20);
    if (!(await isOver(page))) await expectNoSidewaysScroll(page, `part ${part}`);
  }
  await playOn(page, byTouch, 9);
  expect(await isOver(page)).toBe(true);
  await page.getByRole('img', { name: 'La carte du Japon' }).waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test("Kaigan's table is accessible in every phase, by day and by night, on desktop and phone", async () => {
  for (const device of [desktop, phone]) {
    const { page } = await visit(device);
    await deal(page);
    for (let part = 0; part < 3; part++) {
      await playOn(page, device === phone ? byTouch : byMouse, 20 + part, 8);
      if (device === phone && part % 2) await page.getByRole('button', { name: /^Map/ }).tap();
      await expectAccessible(page, `table, part ${part}`);
    }
    await page.context().close();
  }
});

test('nothing on the board of Kaigan shifts while the game is played', async () => {
  const { page } = await visit();
  await deal(page);
  const places = (): Promise<string> =>
    page.evaluate(() =>
      ['.sheet', '.bar', '.tracks', '.camp', '[data-piece=space-0]', '[data-piece=place-9]', '[data-piece=plate-0]']
        .map(name => {
          const box = document.querySelector(`.kaigan ${name}`)?.getBoundingClientRect();
          return box ? `${name} ${Math.round(box.x)},${Math.round(box.y)},${Math.round(box.width)}` : '';
        })
        .join(' '),
    );
  // A tile that can be chosen rises a little under the pointer: it is not to be under it.
  const look = async (): Promise<string> => {
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return places();
  };
  const before = await look();
  for (let part = 0; part < 4; part++) {
    await playOn(page, byMouse, 40 + part, 8);
    if (await isOver(page)) break;
    // Whatever rose or moved comes to rest where it was.
    await expect.poll(look, { timeout: 5000 }).toBe(before);
  }
  await page.context().close();
});

test('a card is dragged to its space; undo and redo go back and forth; a word says why they cannot', async () => {
  const { page } = await visit();
  await deal(page);
  const card = page.locator('.kaigan button[data-piece="card-0-5"][data-choice]');
  await card.waitFor();
  await page.getByRole('button', { name: /Undo/ }).click({ force: true });
  await page
    .getByText(/nothing to undo|too late to undo that|cannot be undone/)
    .first()
    .waitFor();
  const before = await moveOf(page);
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 4 });
  const drop = page.locator('.kaigan button.space[data-drop]').first();
  const to = (await drop.boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await atMove(page, before + 1);
  await page.locator('.kaigan .space [data-piece="card-0-5"]').waitFor();
  await page.getByRole('button', { name: /Undo/ }).click();
  await atMove(page, before);
  await card.waitFor();
  await page.getByRole('button', { name: /Redo/ }).click();
  await atMove(page, before + 1);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('on a phone, a card that is picked up beside the map leads to the action board', async () => {
  const { page } = await visit(phone);
  await deal(page);
  await page.locator('.kaigan .hand button[data-choice]').first().waitFor();
  await page.getByRole('button', { name: /^Map/ }).tap();
  await page.locator('.kaigan .sheet').waitFor();
  expect(await page.locator('.kaigan .grid').isVisible()).toBe(false);
  await page.locator('.kaigan .hand button[data-choice]').first().tap();
  await page.locator('.kaigan button.space[data-drop]').first().waitFor();
  expect(await page.locator('.kaigan .sheet').isVisible()).toBe(false);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

/** A table at the end of round 2, where the first seat has still an action to take. */
async function beforeRoundEnd(page: Page): Promise<void> {
  const { result: _, ...game } = JSON.parse(readFileSync(fourPlayers, 'utf8'));
  const players = ['Aiko', 'Bunta', 'Chiyo', 'Daisuke'].map((name, i) =>
    i === 0 ? { name } : { name, bot: 'greedy' },
  );
  const buffer = Buffer.from(JSON.stringify({ ...game, players, moves: game.moves.slice(0, 105) }));
  await page.locator('input[type=file]').setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer });
  await page.locator('.kaigan.yours').waitFor();
}

test('the end of a round is told step by step, can be skipped, and counts all the honor', async () => {
  const { page } = await visit();
  await hurry(page, { speed: 'slow' });
  await page.reload();
  await beforeRoundEnd(page);
  const pass = page.getByRole('button', { name: 'Pass' });
  // To pass is a way out, not what one is here for.
  expect(await pass.getAttribute('class')).not.toContain('primary');
  expect(await page.locator('.phases .now').textContent()).toContain('Actions');
  await pass.click();
  const news = page.getByRole('complementary', { name: 'Round 2 is over' });
  await news.waitFor();
  const steps = news.locator('li');
  expect(await steps.count()).toBe(1);
  expect(await page.locator('.phases .now').textContent()).toContain('Dice');
  await page.locator('.phases .scoring.now, .phases .income.now').first().waitFor();
  expect(await steps.count()).toBeGreaterThan(1);
  await news.getByRole('button', { name: 'Skip' }).click();
  await news.getByText('Honor in all').waitFor();
  await news.getByText('All Government discs go back to the start').first().waitFor();
  // The sum is what the plates have gained since: with honor of tiles and tracks.
  const told = await news.locator('.together .unseen').textContent();
  expect(told).toMatch(/Aiko: \d+ honor\. Bunta: \d+ honor\. Chiyo: \d+ honor\. Daisuke: \d+ honor/);
  expect(await page.locator('.phases .now').textContent()).toContain('Planning');
  await news.getByRole('button', { name: 'Close' }).click();
  await news.waitFor({ state: 'detached' });
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

/** What the table shows of the first seat's purse and of the round. */
const stand = async (page: Page): Promise<string> =>
  `${await page.locator('.kaigan .camp .purse b').textContent()} ${await page.locator('[data-piece=round]').textContent()}`;

test('the table follows what is told of the end of a round; who has heard enough sees how it stands', async () => {
  const { page } = await visit();
  await hurry(page, { speed: 'slow' });
  await page.reload();
  await beforeRoundEnd(page);
  const before = await stand(page);
  expect(before).toMatch(/Round 2/);
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.locator('.phases .dice.now').waitFor();
  expect(await stand(page)).toBe(before);
  // The cards can be played all the time, and who picks one up is told no more.
  await page.locator('.kaigan .hand button[data-choice]').first().click();
  await page.getByText('Honor in all').waitFor();
  const after = await stand(page);
  expect(after).toMatch(/Round 3/);
  expect(Number.parseInt(after, 10)).toBeGreaterThan(Number.parseInt(before, 10));
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a page that is opened again, or shows nothing moving, does not tell the end of a round once more', async () => {
  const { page } = await visit();
  await hurry(page, { speed: 'slow' });
  await page.reload();
  await beforeRoundEnd(page);
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.locator('.phases .dice.now').waitFor();
  await page.reload();
  await page.getByText('Honor in all').waitFor();
  expect(await stand(page)).toMatch(/Round 3/);
  await page.context().close();

  const { page: still } = await visit({ ...desktop, reducedMotion: 'reduce' });
  await hurry(still, { speed: 'fast' });
  await still.reload();
  await beforeRoundEnd(still);
  await still.getByRole('button', { name: 'Pass' }).click();
  await still.locator('.tidings').waitFor();
  expect(await still.getByText('Honor in all').count()).toBe(1);
  expect(await stand(still)).toMatch(/Round 3/);
  await still.context().close();
});

test('on a phone the end of a round is told beside the map, and skipping it leads back to the action board', async () => {
  const { page } = await visit(phone);
  await hurry(page, { speed: 'slow' });
  await page.reload();
  await beforeRoundEnd(page);
  await page.getByRole('button', { name: 'Pass' }).tap();
  const skip = page.getByRole('button', { name: 'Skip' });
  await skip.waitFor();
  await page.locator('.kaigan .sheet').waitFor();
  expect(await page.locator('[data-piece=round]').textContent()).toMatch(/Round 2/);
  await skip.tap();
  await page.locator('.kaigan [data-piece=space-0]').waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test("any piece on Kaigan's table shows its rule when asked", async () => {
  const { page } = await visit();
  await deal(page);
  await page.locator('.kaigan [data-piece="track-travel"]').click({ button: 'right' });
  const look = page.getByRole('dialog', { name: 'A closer look' });
  await look.getByRole('heading', { name: /G44/ }).waitFor();
  await expectAccessible(page, 'a closer look with its rule');
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
  // A rule with a picture: its text has the width of the sheet, too.
  await page.locator('.kaigan [data-piece="card-0-4"]').click({ button: 'right' });
  const rule = look.locator('.learn-rule > p').first();
  await rule.waitFor();
  expect((await rule.boundingBox())?.width).toBeGreaterThan(((await look.boundingBox())?.width ?? 0) * 0.8);
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a surveyor is dragged from the supply to a tile, and one that is dropped nowhere goes back', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(record);
  await page.waitForURL(/#\/replay\//);
  // A moment at which the first seat chooses which surveyor to send.
  await page.getByRole('slider').fill('68');
  await page.getByText(/^Move 68 of/).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const tent = page.locator('.kaigan button.tent[data-choice]');
  await tent.waitFor();
  const lift = async (): Promise<void> => {
    const box = (await tent.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 4 });
    await atMove(page, 69);
  };
  await lift();
  await page.mouse.up();
  await atMove(page, 68);
  await lift();
  const tile = page.locator('.kaigan button.place[data-drop]').first();
  await tile.waitFor();
  const to = (await tile.boundingBox())!;
  const id = (await tile.getAttribute('data-piece'))?.split('-')[1];
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await atMove(page, 70);
  await page.locator(`.kaigan [data-piece="surveyor-0-${id}-0"]`).waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});
