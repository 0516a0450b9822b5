import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The page in a real browser. Two files at a time: while one waits for its page, the other works. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    maxWorkers: 2,
    // Not the tables of whoever plays in this folder.
    env: { HANGA_DATA: mkdtempSync(path.join(tmpdir(), 'hanga-e2e-')) },
    testTimeout: 420_000,
    hookTimeout: 60_000,
  },
});
