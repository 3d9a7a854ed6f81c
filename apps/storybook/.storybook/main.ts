import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { coveragePlugin } from '../proof/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../../../libs/design-system/src/**/*.stories.tsx',
    '../../{dashboard,checkout,site}/{src,app}/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), coveragePlugin()],
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
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
