import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** At night only colours are others. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** No violation of axe's rules on what is on screen now, by day and by night. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion: a colour on its way from day to night is neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Its legacy mode leaves frames of other origins out: there are none here, and it need not open a page to sum up.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(rulesOfColor)).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`);
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Nothing reaches beyond the side of the screen. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, what).toBeLessThanOrEqual(0);
}
