import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

const hanga = fileURLToPath(new URL('../../cli/bin/hanga.mjs', import.meta.url));
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

/** A server and a browser for one file of tests. `visit` opens the page as a new person would. */
export function pageTests(): { visit: (options?: BrowserContextOptions) => Promise<Visit>; address: () => string } {
  let server: ChildProcess;
  let browser: Browser;
  let address = '';
  beforeAll(async () => {
    server = spawn(process.execPath, [hanga, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    address = await new Promise<string>((resolve, reject) => {
      server.once('exit', code => reject(new Error(`hanga serve ended with ${code}`)));
      server.stdout?.on('data', (data: Buffer) => {
        const found = /http:\/\/\S+/.exec(data.toString());
        if (found) resolve(found[0]);
      });
    });
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.kill();
  });
  return {
    address: () => address,
    async visit(options = desktop) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      failOnErrors(page);
      await page.goto(address);
      return { page, context, address };
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
