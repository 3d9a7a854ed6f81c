import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './build-tools/inline-script.ts';

// Without React Router's plugin: routes are tested as the built server, screens and scripts as they are.
export default defineConfig({
  plugins: [inlineScript(), vanillaExtractPlugin()],
  test: {
    env: { TZ: 'UTC' },
    // As the dashboard's: on a busy machine the first test of a file waits for its modules.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://pay.example.com/pay/order-1001/checkout' } },
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.pact.test.ts'],
          setupFiles: ['./src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server-tests/**/*.test.ts'],
        },
      },
    ],
  },
});
