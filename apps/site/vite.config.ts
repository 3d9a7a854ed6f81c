import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), vanillaExtractPlugin()],
  build: {
    // Several apps share one origin: each keeps its files under a prefix of its own.
    assetsDir: 'site-assets',
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
  },
});
