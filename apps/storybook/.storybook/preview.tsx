import { PermissionProvider } from '@harbour/design-system/PermissionProvider';
import { ThemeRoot } from '@harbour/design-system/ThemeRoot';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

const everything = [{ resource: '*', privilege: '*' }];

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [
    (Story) => (
      <ThemeRoot>
        <PermissionProvider permissions={everything}>
          <Story />
        </PermissionProvider>
      </ThemeRoot>
    ),
    withThemeByDataAttribute({
      themes: { Light: 'light', Dark: 'dark' },
      defaultTheme: 'Light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Principles', 'Colour', 'Type and space'],
          'Composition',
          'Actions',
          'Fields',
          'Data',
          'Feedback',
          'Layouts',
          'Dashboard',
          'Checkout',
          'Site',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
