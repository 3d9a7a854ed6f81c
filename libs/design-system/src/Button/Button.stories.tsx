import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Create payment link', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { tone: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Secondary: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Refund payment' } };

export const WithIcons: Story = {
  render: () => (
    <Inline gap={3}>
      <Button tone="primary" icon={Plus}>
        New payment link
      </Button>
      <Button icon={RotateCcw}>Refund</Button>
      <Button tone="quiet" iconEnd={ArrowRight}>
        All payments
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={3}>
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
    </Inline>
  ),
};

/** Keeps its width and its focus, takes no second click. */
export const Loading: Story = {
  args: {
    tone: 'primary',
    loading: true,
    loadingLabel: 'Creating the link',
    children: 'Create payment link',
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline gap={3}>
      <Button tone="primary" disabled>
        Primary
      </Button>
      <Button disabled>Secondary</Button>
      <Button tone="quiet" disabled>
        Quiet
      </Button>
      <Button tone="danger" disabled>
        Danger
      </Button>
      <Button href="#nowhere" disabled>
        Link
      </Button>
    </Inline>
  ),
};

/** A real link: opens in a new tab, can be copied. */
export const AsLink: Story = {
  args: { href: '#payment-links', children: 'See payment links', onClick: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#payment-links');
  },
};

export const FullWidth: Story = {
  render: () => (
    <Stack gap={2}>
      <Button tone="primary" size="lg" fullWidth>
        Pay ₦12,500.00
      </Button>
      <Button size="lg" fullWidth>
        Cancel
      </Button>
    </Stack>
  ),
};
