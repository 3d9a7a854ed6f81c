import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PermissionGate } from '../PermissionGate/PermissionGate.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { Button } from './Button.tsx';
import { guide } from './Button.guide.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { guide },
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

/** Keeps its label, its width and its focus, takes no second click. */
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
    await expect(within(button).getByText('Create payment link')).toBeVisible();
    await expect(button).toHaveAccessibleName('Creating the link Create payment link');
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

/** Reachable by keyboard, and says why it cannot be pressed. Nothing sets it off, not even Enter in a field. */
export const DisabledWithReason: Story = {
  args: {
    tone: 'primary',
    type: 'submit',
    children: 'Refund payment',
    disabledReason: 'Nothing is left to refund',
  },
  render: (args) => (
    <form onSubmit={args.onClick as () => void} aria-label="Refund">
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nothing is left to refund');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The spinner comes before the label, or in place of the icon, and takes no room of its own. */
export const KeepsItsWidth: Story = {
  render: () => (
    <Inline gap={3}>
      <Button tone="primary">Create payment link</Button>
      <Button tone="primary" loading>
        Create payment link
      </Button>
      <Button icon={Plus}>New payment link</Button>
      <Button icon={Plus} loading>
        New payment link
      </Button>
      <Button size="sm">Apply</Button>
      <Button size="sm" loading>
        Apply
      </Button>
      <Button iconEnd={ArrowRight}>Continue</Button>
      <Button iconEnd={ArrowRight} loading>
        Continue
      </Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    const still = widths.filter((_, at) => at % 2 === 0);
    await expect(widths.filter((_, at) => at % 2 === 1)).toEqual(still);
  },
};

export const LongLabel: Story = {
  args: { children: 'Send the report of every payment since the business was registered', fullWidth: true },
};

/** A button as wide as its container is never cut: half a sum would be another one. */
export const LongSum: Story = {
  args: { children: 'Continue to pay KWD\u00A01,234,567.890', tone: 'primary', size: 'lg', fullWidth: true },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const label = canvas.getByText(/1,234,567\.890$/u);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

/** A link that is not allowed, switched off or under way has no target, so no key and no button of the mouse follows it. */
export const DeadLinks: Story = {
  render: (args) => (
    <PermissionProvider permissions={[]}>
      <Inline gap={3}>
        <PermissionGate permission="payments.view">
          <Button href="#followed" onClick={args.onClick}>
            Denied
          </Button>
        </PermissionGate>
        <Button href="#followed" disabled onClick={args.onClick}>
          Switched off
        </Button>
        <Button href="#followed" loading onClick={args.onClick}>
          Under way
        </Button>
      </Inline>
    </PermissionProvider>
  ),
  play: async ({ canvasElement, args }) => {
    location.hash = '';
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).not.toHaveAttribute('href');
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter} ');
      await userEvent.click(link, { pointerEventsCheck: 0 });
    }
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(location.hash).toBe(''));
  },
};
