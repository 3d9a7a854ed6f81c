import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './BareLayout.guide.ts';
import { BareLayout } from './BareLayout.tsx';

const meta = {
  title: 'Layouts/BareLayout',
  component: BareLayout,
  parameters: { layout: 'fullscreen', guide },
  args: {
    children: (
      <Stack align="center">
        <Spinner label="Going to your bank" size="lg" />
        <Text>Going to your bank</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof BareLayout>;

export default meta;
export const Waiting: StoryObj<typeof meta> = {};
