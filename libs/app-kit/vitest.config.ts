import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4000/app' } },
    include: ['src/**/*.test.{ts,tsx}'],
    env: { TZ: 'UTC', DEBUG_PRINT_LIMIT: '0' },
    testTimeout: 60_000,
    setupFiles: ['./src/testing/setup.ts'],
  },
});
