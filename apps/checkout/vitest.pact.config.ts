import { defineConfig } from 'vitest/config';

/** Consumer contracts: one worker, one file at a time, because every interaction is written into one pact file. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.pact.test.ts'],
    globalSetup: ['./src/testing/clean-pacts.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 30_000,
  },
});
