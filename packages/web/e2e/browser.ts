import process from 'node:process';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { pageServer } from './server.ts';

/** Chromium's own errands, which a closed network refuses. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];

export const launch: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'en-GB',
};

/** Milliseconds, on a machine that has other things to do as well. */
const PATIENCE = 20_000;

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

/** A server, with more flags where some are given, and a browser for one file of tests. */
export function pageTests(flags: readonly string[] = []): PageTests {
  const { address, crash, data } = pageServer(flags);
  return { address, crashServer: crash, data, ...browserAt(address) };
}

/** A browser for one file of tests. `visit` opens the page as a new person would. */
export function browserAt(address: () => string): Pick<PageTests, 'visit'> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(launch);
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    async visit(options = desktop) {
      const context = await browser.newContext(options);
      // What does not come in that time does not come: a test fails in seconds, and says what it waited for.
      context.setDefaultTimeout(PATIENCE);
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
