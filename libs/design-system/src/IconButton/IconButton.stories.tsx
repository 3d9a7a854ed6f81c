import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { icon: Copy, label: 'Copy reference', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its label is its name, and appears on focus and hover. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Copy reference' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy reference');
    // Read once, as its name.
    await expect(within(canvasElement).getByRole('button')).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <IconButton icon={Copy} label="Copy" />
      <IconButton icon={Copy} label="Copy too" tone="secondary" />
      <IconButton icon={Trash2} label="Delete" tone="danger" />
      <IconButton icon={Copy} label="Small" size="sm" />
    </Inline>
  ),
};
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };

export const DisabledWithReason: Story = {
  args: { icon: Trash2, label: 'Delete', disabledReason: 'Used by 12 payments' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete: Used by 12 payments');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A real link, with the name of where it leads. */
export const AsLink: Story = {
  args: { href: '#receipt', label: 'Open receipt', onClick: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open receipt' })).toHaveAttribute(
      'href',
      '#receipt',
    );
  },
};
