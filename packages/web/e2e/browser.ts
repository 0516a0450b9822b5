import process from 'node:process';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { pageServer } from './server.ts';

/** Chromium's own errands, which a closed network refuses. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'en-GB',
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
}

interface PageTests {
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
  readonly address: () => string;
  /** The folder of the server's database. */
  readonly data: () => string;
  /** Kills the server without a word, and starts it again at the same address, on the same data. */
  readonly crashServer: () => Promise<void>;
}

/** A server and a browser for one file of tests. `visit` opens the page as a new person would. */
export function pageTests(): PageTests {
  const { address, crash, data } = pageServer();
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    address,
    crashServer: crash,
    data,
    async visit(options = desktop) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      failOnErrors(page);
      await page.goto(address());
      return { page, context, address: address() };
    },
  };
}

/** Any error on the console fails the test that caused it. */
function failOnErrors(page: Page): void {
  const errors: string[] = [];
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', error => errors.push(String(error)));
  page.on('close', () => expect(errors).toEqual([]));
  Object.assign(page, { consoleErrors: errors });
}

export const consoleErrors = (page: Page): string[] => (page as Page & { consoleErrors: string[] }).consoleErrors;
