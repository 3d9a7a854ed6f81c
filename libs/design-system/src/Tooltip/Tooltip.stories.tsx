import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { content: 'Fee of 1.5 %, capped at ₦2,000', children: <Button>₦187.50</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Fee of 1.5 %');
  },
};
