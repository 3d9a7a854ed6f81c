import { defineConfig } from 'vitest/config';

// The pages are files: they are tested as they were built.
export default defineConfig({
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
