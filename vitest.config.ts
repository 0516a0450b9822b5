import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** `quick` before every commit, `deep` for the rest, or `all` of them, to choose from by words. */
const which = process.env['HANGA_TESTS'] ?? 'quick';

/** Named `*.deep.test.ts`. The laws are run in both, over more games where there is time (HANGA_TESTS=deep). */
const deep = ['{packages,games}/**/*.deep.test.ts', 'games/**/laws*.test.ts'];

export default defineConfig({
  test: {
    include: which === 'deep' ? deep : ['{packages,games}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'packages/web/e2e/**', ...(which === 'quick' ? ['**/*.deep.test.ts'] : [])],
    maxWorkers: 2,
    // Most take milliseconds. Whoever needs longer says so beside the test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
