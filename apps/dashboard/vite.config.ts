import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` sends API calls: a running all-in-one, or any server that implements the contract. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4000';

/** Modules that cost next to nothing by themselves and bring no library along. */
const smallPieces =
  /libs\/(?:domain|design-system)\/(?!.*(?:Tooltip|Menu|Dialog|PermissionGate|\/IconButton|ModeSwitch|Table|Toast|QrCode|\/Form\/|PasswordField|TextField|Prose|FilterBar))|lucide-react\/(?!.*search-x)|dashboard\/src\/(?:components\/(?!list-query|ThingLoadFailed)|calendar\/|session\/)/;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The pages speak English; the calendar would bring its words in thirty languages.
    optimizeLocales.vite({ locales: ['en-US'] }),
  ],
  build: {
    // Several apps share one origin: each keeps its files under a prefix of its own.
    assetsDir: 'dashboard-assets',
    target: 'es2022',
    // Browsers of that age know it, and one that doesn't fetches the same pieces a little later.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The start lists every piece that it may fetch later: what no line of ours asks for by name goes without one.
        chunkFileNames: ({ isDynamicEntry }) =>
          `dashboard-assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        codeSplitting: {
          // Sixty files of half a kilobyte compress badly and cost sixty requests: small pieces that most screens share go
          // together. Pieces that bring menus, tooltips and dialogs with them stay apart, so that signing in needs none.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
              priority: 2,
            },
            { name: 'ui', test: smallPieces, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
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
