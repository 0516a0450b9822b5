import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

const which = process.env['HANGA_TESTS'] ?? 'all';

/** The page in real browsers. Two files at a time: while one waits for its page, the other works. */
export default defineConfig({
  test: {
    include: [`packages/web/e2e/**/*${which === 'deep' ? '.deep' : ''}.test.ts`],
    exclude: which === 'quick' ? ['**/*.deep.test.ts'] : [],
    maxWorkers: 2,
    // Not the tables of whoever plays in this folder.
    env: { HANGA_DATA: mkdtempSync(path.join(tmpdir(), 'hanga-e2e-')) },
    // What fails is tried once more, and told ("retry x1"): a browser may be starved for seconds. Look for the cause all the
    // same: twice in a row is a failure.
    retry: 1,
    // A whole game by clicks, on a machine that has something else to do as well. No single click waits that long.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
