import { expect, test } from 'vitest';
import { pageTests } from './browser.ts';
import { hurry, moveOf } from './playing.ts';
import { playAtTable } from './tables.ts';

const { visit } = pageTests();

test('at a table of the server, too, a move is taken back and made again, and a word says why it cannot be', async () => {
  const { page } = await visit();
  await hurry(page);
  await playAtTable(page, 'Cho');
  const undo = page.getByRole('button', { name: /Undo/ });
  const redo = page.getByRole('button', { name: /Redo/ });
  await undo.click({ force: true });
  await page
    .getByText(/nothing to undo|too late to undo that|cannot be undone/)
    .first()
    .waitFor();
  const before = await moveOf(page);
  const column = page.locator('.kanagawa [data-piece="column-0"][data-choice]');
  await column.click();
  await expect.poll(() => moveOf(page)).toBe(before + 1);
  await undo.click();
  await column.waitFor();
  expect(await moveOf(page)).toBe(before);
  await redo.click();
  await expect.poll(() => moveOf(page)).toBe(before + 1);
  // What was made again is on the server, not only on the screen.
  await page.reload();
  await page.locator('.kanagawa').waitFor();
  await expect.poll(() => moveOf(page)).toBe(before + 1);
  await page.context().close();
});
