import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guide } from './TabPanels.guide.ts';
import { TabPanels } from './TabPanels.tsx';

const meta = {
  title: 'Data/TabPanels',
  component: TabPanels,
  parameters: { guide },
  args: {
    label: 'Webhook delivery',
    panels: [
      { value: 'request', label: 'Request', content: <Text>What was sent.</Text> },
      { value: 'response', label: 'Response', content: <Text>What came back.</Text> },
      { value: 'retries', label: 'Retries', count: 3, content: <Text>Three more attempts.</Text> },
      { value: 'trace', label: 'Trace', disabled: true, content: <Text>Nothing yet.</Text> },
    ],
  },
} satisfies Meta<typeof TabPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows open, a tab that is off is passed over, Tab leads into the panel. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Request' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Response' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Response' })).toHaveTextContent('What came back.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three more attempts.');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What came back.');
  },
};
