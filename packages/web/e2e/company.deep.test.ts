import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { desktop, pageTests, phone } from './browser.ts';

const { visit, address } = pageTests();

// Two browsers at two tables, and every size of screen.
vi.setConfig({ testTimeout: 300_000 });

const post = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([where, what]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(where, { method: 'POST', headers, body: JSON.stringify(what) });
      return (await response.json()) as never;
    },
    [path, body] as const,
  );

const sizes = [
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** Notices end where the board begins, and nothing of them lies over it, as soon as the board has taken its new size. */
async function expectNothingCovered(page: Page, where: string): Promise<void> {
  const beyond = async (): Promise<number> => {
    const [notes, board] = await Promise.all(['.notes', '.table-top'].map(part => page.locator(part).boundingBox()));
    const ends = board!.y + board!.height - (page.viewportSize()?.height ?? 0);
    return Math.max(notes!.y + notes!.height - board!.y, ends);
  };
  await expect.poll(beyond, { message: where, timeout: 5000 }).toBeLessThanOrEqual(1);
  await expectNoSidewaysScroll(page, where);
}

test('two people: clocks and presence on plates, a pause, a seat given away and back, an end, and once more', async () => {
  const ann = (await visit(desktop)).page;
  const ben = (await visit({ ...phone, locale: 'fr-FR' })).page;
  for (const [page, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ] as const)
    await post(page, '/api/me', { name });
  const { id } = await post<{ id: string }>(ann, '/api/tables', {
    key: 'the-first-table',
    game: 'kanagawa',
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }],
    botLevel: 'novice',
    clock: { kind: 'bank', initial: 900, increment: 15 },
  });
  const link = `${address().replace(/\/$/, '')}/#/table/${id}`;
  for (const page of [ann, ben]) {
    await page.goto(link);
    await page.reload();
  }
  await ben.getByRole('button', { name: 'S’asseoir', exact: true }).tap();
  await ann.getByText('Ben').first().waitFor();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.locator('.kanagawa').waitFor();

  // Plates say who is there and how much time is left; two bots of one level are told apart.
  const plates = ann.locator('.plate .name');
  await plates
    .filter({ hasText: 'Ben' })
    .filter({ hasText: /at the table.*left/ })
    .first()
    .waitFor();
  await plates.filter({ hasText: 'Novice 1' }).first().waitFor();
  await plates.filter({ hasText: 'Novice 2' }).first().waitFor();

  // A word that came is seen on the phone, without opening anything.
  await ann.getByRole('button', { name: 'Chat' }).click();
  await ann.getByLabel('Message').fill('Good evening!');
  await ann.getByRole('button', { name: 'Send' }).click();
  await ann.keyboard.press('Escape');
  const unread = ben.locator('.urgent .unread');
  await unread.waitFor();
  await unread.tap();
  await ben.getByText('Good evening!').waitFor();
  await ben.keyboard.press('Escape');
  await unread.waitFor({ state: 'detached' });

  await ann.getByRole('button', { name: 'Host', exact: true }).click();
  await expectAccessible(ann, 'the host’s menu');
  await ann.getByRole('button', { name: 'Pause the game' }).click();
  await ben.getByText('Ann a mis la partie en pause.').waitFor();
  expect(await ann.locator('[data-choice], [data-drop]').count(), 'a paused game is played').toBe(0);
  await expectAccessible(ann, 'a paused game');
  await expectAccessible(ben, 'a paused game on a phone');
  const size = ben.viewportSize();
  for (const [width, height] of sizes) {
    await ben.setViewportSize({ width, height });
    await ben.locator('.table-top').waitFor();
    await expectNothingCovered(ben, `${width}x${height}`);
  }
  if (size) await ben.setViewportSize(size);
  await ann.locator('.notes').getByRole('button', { name: 'Go on' }).click();
  await ben.getByText('Ann a mis la partie en pause.').waitFor({ state: 'detached' });

  await ann.getByRole('button', { name: 'Host', exact: true }).click();
  await ann.getByRole('button', { name: 'Let a bot play for Ben' }).click();
  await plates.filter({ hasText: 'Ben' }).filter({ hasText: 'a bot is playing' }).first().waitFor();
  await ben.getByRole('button', { name: 'Je suis de retour' }).tap();
  await plates.filter({ hasText: 'Ben' }).filter({ hasText: 'at the table' }).first().waitFor();

  await ann.getByRole('button', { name: 'Host', exact: true }).click();
  await ann.getByRole('button', { name: 'End the game without a result' }).click();
  await ann.getByRole('button', { name: 'End the game without a result' }).last().click();
  await ben.getByText('Ann a arrêté la partie sans résultat.').waitFor();
  // It is over: nobody plays for anybody, and no clock runs.
  await ben.locator('.seat-now').first().waitFor({ state: 'detached' });

  await ann.getByRole('button', { name: 'Play again together' }).click();
  await ann.getByText('kept for Ben').waitFor();
  await ben.getByText('Ann voudrait rejouer.').waitFor();
  await ben.locator('.notes').getByRole('button', { name: 'Rejoindre' }).tap();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ben.locator('.kanagawa').waitFor();
  expect(ben.url()).not.toContain(id);
  for (const page of [ann, ben]) await page.context().close();
});
