import { defineConfig } from 'vitest/config';

/** The page in a real browser, one file after the other: a browser wants the whole machine. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 420_000,
    hookTimeout: 60_000,
  },
});
