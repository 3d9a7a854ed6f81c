import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'generate/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
