import { defineConfig } from 'vitest/config';

/** Verifies the consumers' pacts against the real server: one PostgreSQL, emptied before every interaction. */
export default defineConfig({
  test: {
    include: ['pact/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-setup.ts'],
    maxWorkers: 1,
    hookTimeout: 60_000,
  },
});
