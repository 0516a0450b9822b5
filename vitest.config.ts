import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/server/tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 600_000,
  },
});
