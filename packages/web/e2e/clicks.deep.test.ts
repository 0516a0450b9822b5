import { allWays, cheapestWays } from '@hanga/games/kanagawa/board/ways.ts';
import { defaultOptions, icons, type Kanagawa, kanagawa } from '@hanga/games/kanagawa/rules';
import { fastRng, type GameRecord, type Match } from '@hanga/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { consoleErrors, pageTests } from './browser.ts';
import { hurry, moveOf } from './playing.ts';
import { askedFor } from './yokaiGames.ts';

const { visit } = pageTests();

/** Longer than a press that comes too soon. */
const calm = 450;

const base = (people = 1) => ({ played: { options: defaultOptions, people } });

async function openGame(page: Page, record: GameRecord, settings: object = {}): Promise<void> {
  await hurry(page, settings);
  await page.reload();
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.kanagawa.yours').waitFor();
}

const after = (page: Page, move: number): Promise<unknown> =>
  page.waitForFunction(
    before => Number(document.querySelector('main.table')?.getAttribute('data-move')) > before,
    move,
  );

const at = (page: Page, move: number): Promise<unknown> =>
  page.waitForFunction(
    there => document.querySelector('main.table')?.getAttribute('data-move') === String(there),
    move,
  );

/** The column of two cards, one of which can only be painted after something is done to brushes; -1 if there is none. */
const columnOfTwo = ({ state }: Match<Kanagawa>): number =>
  state.columns.findIndex((lesson, column) => {
    if (lesson.length !== 2) return false;
    const taken = kanagawa.apply(state, 0, { kind: 'take', column }, fastRng(1)).state;
    return [...cheapestWays(taken, 0).values()].some(way => lesson.includes(way.print.card) && way.steps.length > 0);
  });

/** Plays one turn as somebody would who knows what they want; tells how many clicks it took. */
async function playTurn(page: Page, column: number): Promise<{ clicks: number; cards: number; gestures: number }> {
  let [clicks, cards, gestures] = [0, 0, 0];
  await page.locator(`[data-piece="column-${column}"]`).click();
  clicks++;
  await page.locator('.hand .half, .offer').first().waitFor();
  await page.waitForTimeout(calm);
  for (;;) {
    const move = await moveOf(page);
    const offer = page.locator('.offer .primary');
    // A diploma is a question of its own.
    if (await offer.count()) await offer.first().click();
    else if (await page.locator('.hand .half').count()) {
      const paint = page.locator('.hand .half.paint:not(.no)');
      await ((await paint.count()) > 0 ? paint : page.locator('.hand .half.studio')).first().click();
      clicks++;
      cards++;
    } else break;
    await after(page, move);
    if ((await moveOf(page)) > move + 1) gestures++;
  }
  await page.getByRole('button', { name: 'End turn' }).click();
  clicks++;
  return { clicks, cards, gestures };
}

test('a turn of two cards takes four clicks at most, brushes and all', async () => {
  const { page } = await visit();
  let gestures = 0;
  for (let turn = 0; turn < 4; turn++) {
    await page.goto(page.url().split('#')[0]!);
    let column = -1;
    const more = (match: Match<Kanagawa>): boolean => {
      column = columnOfTwo(match);
      return column >= 0;
    };
    await openGame(page, askedFor('school', { ...base(), after: 12 + turn * 12, more }));
    const move = await moveOf(page);
    const played = await playTurn(page, column);
    // A card that was kept before may be played as well, for one click.
    expect(played.cards).toBeGreaterThanOrEqual(2);
    expect(played.clicks - (played.cards - 2)).toBeLessThanOrEqual(4);
    await after(page, move + 3);
    gestures += played.gestures;
  }
  expect(gestures, 'some cards needed brushes to be moved').toBeGreaterThan(0);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

/** A card that can be painted after an arrow has moved a brush, and in several ways. */
const needsArrow = ({ state }: Match<Kanagawa>): boolean =>
  [...cheapestWays(state, 0).values()].some(way => way.arrows === 1 && allWays(state, 0, way.print.card).length > 1);

test('the way to a print is shown, done in one go and taken back in one go; others are a step away', async () => {
  const { page } = await visit();
  await openGame(page, askedFor('work', { ...base(), more: needsArrow }));
  const before = await moveOf(page);
  const card = page.locator('.hand .card:has(.paintable.moving)').filter({ hasText: '1' }).first();
  await card.locator('.half.paint').hover();
  await page.locator('svg.path .over').first().waitFor();
  await page
    .locator('.ask')
    .filter({ hasText: /Paint it: .*1 arrow/ })
    .waitFor();
  await expectAccessible(page, 'a way that is shown');
  await card.locator('.half.paint').click();
  await after(page, before + 1);
  const painted = await moveOf(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await at(page, before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await at(page, painted);
  // The game is kept with what belongs together.
  await page.reload();
  await at(page, painted);
  await page.getByRole('button', { name: 'Undo' }).click();
  await at(page, before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await at(page, painted);
  await page.keyboard.press('Control+z');
  await at(page, before);
  await page.locator('.hand .card .others').first().click();
  await page.getByRole('button', { name: /^Other ways \(/ }).click();
  await expectAccessible(page, 'all ways');
  const others = page.locator('.chips [data-drop]');
  expect(await others.count()).toBeGreaterThan(0);
  await others.first().click();
  await after(page, before);
  await page.keyboard.press('u');
  await at(page, before);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

/** A brush to place, and two icons that are alike to place it on. */
const twins = ({ state }: Match<Kanagawa>): boolean => {
  const { brushes, icons: all } = state.players[0]!;
  const empty = all.filter(icons.isEmpty);
  return brushes > 0 && new Set(empty).size < empty.length;
};

test('a brush stands on the very icon that was clicked, even after the page was loaded again', async () => {
  const { page } = await visit();
  const record = askedFor('work', { ...base(), more: twins });
  await openGame(page, record);
  const move = await moveOf(page);
  await page.locator('.tray').click();
  const targets = page.locator('.bench .plank.target');
  const labels = await targets.evaluateAll(all => all.map(target => target.getAttribute('aria-label')));
  const twin = labels.findIndex((label, index) => labels.indexOf(label) < index);
  const piece = await targets.nth(twin).evaluate(target => target.closest('.slot')?.getAttribute('data-piece'));
  await targets.nth(twin).click();
  await after(page, move);
  await page.locator(`.bench .slot[data-piece="${piece}"] .standing`).waitFor();
  await page.reload();
  await page.locator(`.bench .slot[data-piece="${piece}"] .standing`).waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('around one screen a double click waits once, and whoever is next is called', async () => {
  const { page } = await visit();
  const canWait = ({ state }: Match<Kanagawa>): boolean =>
    !state.mustTake && state.players.every(player => player.secret.length === 0 && player.atSchool);
  await openGame(page, askedFor('school', { seats: 2, ...base(2), more: canWait }));
  await page.waitForTimeout(calm);
  const before = await moveOf(page);
  await page.getByRole('button', { name: 'Wait' }).dblclick();
  await page.getByText('Kenji, it is your turn').waitFor();
  await page.waitForTimeout(calm);
  expect(await moveOf(page)).toBe(before + 1);
  await expectAccessible(page, 'whoever is next');
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('alone with bots one takes back as far as one likes, and the end tells it', async () => {
  const { page } = await visit();
  const nearEnd = ({ state }: Match<Kanagawa>): boolean => state.deck.length < 6;
  await openGame(page, askedFor('school', { seats: 3, ...base(), more: nearEnd }));
  const start = await moveOf(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const decide = async (): Promise<void> => {
    for (const choice of ['.offer .primary', '.hand .half.studio', '.column.choice', '.buttons .step.primary']) {
      const there = page.locator(`.kanagawa ${choice}`).first();
      if (!(await there.count())) continue;
      await there.click({ timeout: 1000 }).catch(() => {});
      break;
    }
    await page.locator('.kanagawa.yours, .ending').first().waitFor();
  };
  // Over the bots' moves and over cards that were turned, back to where it began; then to the end.
  const isEnded = async (): Promise<boolean> => (await page.locator('.ending').count()) > 0;
  for (let move = start; move < start + 12 && !(await isEnded()); move = await moveOf(page)) {
    await decide();
  }
  if (await isEnded()) await page.getByRole('button', { name: 'Look at the table' }).click();
  while ((await moveOf(page)) > start) {
    const move = await moveOf(page);
    await undo.click();
    await page.waitForFunction(
      there => Number(document.querySelector('main.table')?.getAttribute('data-move')) < there,
      move,
    );
  }
  await page.locator('.kanagawa.yours').waitFor();
  expect(await moveOf(page)).toBe(start);
  await page.reload();
  await page.locator('.kanagawa.yours').waitFor();
  for (let decision = 0; decision < 200 && !(await isEnded()); decision++) {
    await decide();
  }
  await page.locator('.ending').getByText('with undone moves').waitFor();
  await page.goto(page.url().split('#')[0]!);
  await page
    .getByText(/with undone moves/)
    .first()
    .waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('among people the reason why nothing can be taken back stands on the button', async () => {
  const { page } = await visit();
  await openGame(
    page,
    askedFor('work', { seats: 2, ...base(2), more: ({ state, past }) => past.length === 0 && state.round > 1 }),
  );
  await page.getByRole('button', { name: /Undo.*already revealed/ }).waitFor();
  await page.context().close();
});

test('with the wish for it, the last card and the end of a turn do themselves, and one undo takes all back', async () => {
  const { page } = await visit();
  // Two cards: once the first is in the studio, no way leads to painting the other, and it cannot be kept.
  const lastOne = ({ state }: Match<Kanagawa>): boolean => {
    const { open, secret } = state.players[0]!;
    if (open.length !== 2 || secret.length !== 0) return false;
    const { state: then } = kanagawa.apply(state, 0, { kind: 'studio', card: open[0]! }, fastRng(1));
    const isFree = then.phase.kind === 'work' && then.players[0]!.keeps === 0;
    return isFree && cheapestWays(then, 0).size === 0;
  };
  await openGame(page, askedFor('work', { ...base(), more: lastOne }), { doObvious: true });
  const before = await moveOf(page);
  await page.locator('.hand .half.studio').first().click();
  // The other card follows; unless a diploma or a brush asks for something, the turn ends, too.
  await after(page, before + 1);
  await page.waitForTimeout(calm);
  await page.locator('.kanagawa.yours').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await at(page, before);
  await page.context().close();
});

test('everything is at hand by keys, which never fire while something else is open', async () => {
  const { page } = await visit();
  const canWait = ({ state }: Match<Kanagawa>): boolean => !state.mustTake && state.columns[1]!.length > 0;
  await openGame(page, askedFor('school', { ...base(), more: canWait }));
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Take column 1').waitFor();
  await expectAccessible(page, 'the keys');
  const before = await moveOf(page);
  await page.keyboard.press('2');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  expect(await moveOf(page)).toBe(before);
  await page.keyboard.press('Control+2');
  expect(await moveOf(page)).toBe(before);
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'What happened' }).waitFor();
  await page.keyboard.press('Escape');
  // A key leads to the board even if nothing had the focus before.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  expect(await focused()).toBe('BODY');
  await page.keyboard.press('2');
  await after(page, before);
  await expect.poll(focused).not.toBe('BODY');
  // From here on keys alone, and the focus is always where something can be chosen.
  for (let decision = 0; decision < 12; decision++) {
    await page.locator('.kanagawa.yours').waitFor();
    await expect.poll(focused).not.toBe('BODY');
    const offered = await page.locator('.offer').count();
    if (offered) {
      const isOnOffer = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.offer') !== null);
      await expect.poll(isOnOffer).toBe(true);
    }
    const move = await moveOf(page);
    await page.waitForTimeout(calm);
    const isDone = (await page.locator('.hand .half').count()) === 0 && !offered;
    const isSchool = (await page.locator('.column.choice').count()) > 0;
    if (isSchool) await page.locator('.column.choice').first().focus();
    await page.keyboard.press(isDone && !isSchool ? 'e' : 'Enter');
    await page
      .waitForFunction(there => Number(document.querySelector('main.table')?.getAttribute('data-move')) > there, move, {
        timeout: 4000,
      })
      .catch(() => page.keyboard.press('Escape'));
    await expect.poll(focused).not.toBe('BODY');
  }
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});
