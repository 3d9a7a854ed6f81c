import { lazyPart } from '@harbour/design-system/lazy-part';
import { toast } from '@harbour/design-system/Toast';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { isValidElement } from 'react';
import { configure } from 'storybook/test';
import { appearanceGlobals, inAppearance, initialAppearance } from './appearance.tsx';
import './docs.css';
import { modes } from './modes.ts';

// What loads on first use may take its time on a busy machine; a test that succeeds does not wait any longer for it.
configure({ asyncUtilTimeout: 5000 });

// A third of what a story would load, and none of it is for stories.
const { Part: DocsContainer } = lazyPart(async () => (await import('./DocsContainer.tsx')).DocsContainer);
const { Part: DocsPage } = lazyPart(async () => (await import('./DocsPage.tsx')).DocsPage);

let shown = '';

const preview: Preview = {
  loaders: [mswLoader()],
  beforeEach: ({ id }) => {
    // Each story begins without those of another; drawn anew in another theme it keeps its own.
    if (id !== shown) toast.clear();
    shown = id;
  },
  decorators: [inAppearance],
  // An element as a prop is nothing to edit as JSON.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          isValidElement(initialArgs[name]) ? { ...argType, control: false } : argType,
        ]),
      ),
  ],
  globalTypes: appearanceGlobals,
  initialGlobals: initialAppearance,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { container: DocsContainer, page: DocsPage },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Principles',
            'Colour',
            'Type',
            'Space and shape',
            'Motion',
            'Layers',
            'Density',
            'Direction',
            'Theming and brand',
          ],
          'Composition',
          'Actions',
          'Navigation',
          'Fields',
          'Data',
          'Feedback',
          'Layouts',
          'Dashboard',
          'Checkout',
          'Site',
          'Proof',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
