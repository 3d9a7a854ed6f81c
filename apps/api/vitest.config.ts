import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'faults/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-setup.ts'],
    // Every file has a database of its own, all in one PostgreSQL; argon2 works for tens of milliseconds a password.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // No test mocks a module, so a worker can keep them from file to file: importing the server costs more than most files.
    isolate: false,
  },
});
