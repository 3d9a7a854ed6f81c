import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type Plugin } from 'vite';
import { coveragePlugin } from '../proof/plugin.ts';

/** Where props are documented: components of the design system. Screens and everything else take none worth a table. */
const documented = /libs\/design-system\/src\/[^/]+\/[A-Z]\w*\.tsx$/u;

/** Lets Storybook read the props of those files only: reading all two thousand took four tenths of a build. */
function readPropsWhereDocumented(plugins: readonly unknown[] = []): void {
  for (const plugin of plugins.flat(Infinity) as (Plugin | undefined)[]) {
    if (plugin?.name !== 'storybook:react-docgen-plugin' || typeof plugin.transform !== 'function') continue;
    plugin.transform = { filter: { id: documented }, handler: plugin.transform };
  }
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../../../libs/design-system/src/**/*.stories.tsx',
    '../../{dashboard,checkout,site}/{src,app}/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    readPropsWhereDocumented(vite.plugins);
    return mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), coveragePlugin(), optimizeLocales.vite({ locales: ['en-US'] })],
      // Found before the first story runs: a dependency discovered later reloads the page in the middle of a test.
      optimizeDeps: {
        // Icons are imported one by one; bundling each of them would discover new ones for ever.
        exclude: ['lucide-react'],
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'radix-ui',
          'radix-ui/direction',
          'culori',
          'cmdk',
          'radix-ui/internal',
          'react-aria-components/Button',
          'react-aria-components/Calendar',
          'react-aria-components/ComboBox',
          'react-aria-components/I18nProvider',
          'react-aria-components/NumberField',
          'react-aria-components/RangeCalendar',
          '@internationalized/date',
          'react-qr-code',
          'react-router',
          'react-hook-form',
          '@tanstack/react-query',
          'zod',
          'msw',
          'msw/browser',
        ],
      },
      build: { chunkSizeWarningLimit: 2000, reportCompressedSize: false },
    });
  },
};

export default config;
