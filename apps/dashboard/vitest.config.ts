import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:4000/app' } },
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['**/*.pact.test.ts', 'node_modules/**'],
      setupFiles: ['./src/testing/setup.ts'],
      env: { TZ: 'UTC' },
      testTimeout: 30_000,
    },
  }),
);
