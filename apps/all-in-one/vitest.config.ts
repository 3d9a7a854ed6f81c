import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Each test starts whole products, on ports of its own.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
