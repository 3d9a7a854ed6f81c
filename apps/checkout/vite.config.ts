import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { inlineScript } from './build-tools/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript(), reactRouter(), vanillaExtractPlugin()],
  build: {
    // Several apps share one origin: each keeps its files under a prefix of its own.
    assetsDir: 'checkout-assets',
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './src/handler.ts' } } },
  },
});
