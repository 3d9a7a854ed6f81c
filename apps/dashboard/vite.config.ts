import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` sends API calls: a running all-in-one, or any server that implements the contract. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    // Several apps share one origin: each keeps its files under a prefix of its own.
    assetsDir: 'dashboard-assets',
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // The API accepts state-changing calls from its public origin only, so the proxy speaks as that origin.
      '/api': { target: apiOrigin, changeOrigin: true, headers: { origin: apiOrigin } },
    },
  },
});
