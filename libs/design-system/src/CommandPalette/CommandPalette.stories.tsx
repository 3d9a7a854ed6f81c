import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { isApple } from '../Sidebar/is-apple.ts';
import { guide } from './CommandPalette.guide.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const shortcut = isApple() ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}';

const signOut = fn();
const retry = fn();

const groups: CommandPaletteProps['groups'] = [
  {
    heading: 'Go to',
    items: [
      { id: 'home', label: 'Dashboard', icon: House, href: '#home' },
      {
        id: 'payments',
        label: 'Payments',
        icon: ArrowLeftRight,
        href: '#payments',
        keywords: ['transactions'],
      },
      {
        id: 'settlements',
        label: 'Settlements',
        icon: Landmark,
        href: '#settlements',
        keywords: ['payouts'],
      },
      { id: 'links', label: 'Payment links', icon: Link2, href: '#links', permission: 'payment_links.list' },
    ],
  },
  {
    heading: 'Actions',
    items: [
      { id: 'new-link', label: 'Create a payment link', icon: Plus, href: '#new' },
      { id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: signOut },
    ],
  },
];

const found = [
  {
    id: 'txn_1',
    label: 'Ọládélé Adéyẹmí, ₦12,500.00',
    hint: 'Succeeded · INV-2026-0418',
    icon: ArrowLeftRight,
    href: '#txn_1',
  },
  {
    id: 'txn_2',
    label: 'Chiamaka Obi, ₦845.00',
    hint: 'Failed · INV-2026-0421',
    icon: ArrowLeftRight,
    href: '#txn_2',
  },
];

function Example({ startOpen = true, ...rest }: Partial<CommandPaletteProps> & { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette groups={groups} {...rest} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Told of the address of each link that was pressed. */
const followed = fn();

function noteLink(event: MouseEvent) {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link) followed(link.getAttribute('href'));
}

const meta = {
  title: 'Navigation/CommandPalette',
  component: Example,
  parameters: { guide },
  beforeEach: () => {
    signOut.mockClear();
    retry.mockClear();
    followed.mockClear();
    window.addEventListener('click', noteLink);
    return () => window.removeEventListener('click', noteLink);
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const palette = await screen.findByRole('dialog', { name: 'Search and commands' });
    await waitFor(() => expect(within(palette).getByRole('combobox')).toHaveFocus());
    await expect(within(palette).getByRole('option', { name: 'Dashboard' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Opened, used and left without a hand leaving the keyboard; focus is back where it was. */
export const ByKeyboard: Story = {
  args: { startOpen: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard(shortcut);
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('payout');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenLastCalledWith('#settlements');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard(shortcut);
    await expect(await screen.findByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());

    await userEvent.keyboard(shortcut);
    await screen.findByRole('combobox');
    await userEvent.keyboard(shortcut);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Recent: Story = {
  args: { recent: found },
  play: async () => {
    const palette = await screen.findByRole('dialog');
    await expect(within(palette).getAllByRole('option')[0]).toHaveTextContent('Ọládélé');
  },
};

/** What a server found stands below what the palette finds by itself. */
export const Results: Story = {
  args: { query: 'pay', results: [{ heading: 'Payments', status: 'ready', items: found }] },
  play: async () => {
    const palette = await screen.findByRole('dialog');
    await waitFor(() => expect(within(palette).getAllByRole('option').at(-1)).toHaveTextContent('Chiamaka'));
    await expect(within(palette).getAllByRole('option')[0]).toHaveTextContent('Payments');
  },
};

/** Of several kinds, each with a heading of its own; one that is still on its way does not hold back the others. */
export const SeveralKinds: Story = {
  args: {
    query: 'adire',
    results: [
      { heading: 'Payments', status: 'ready', items: found },
      { heading: 'Payment links', status: 'loading', items: [] },
    ],
  },
  play: async () => {
    const palette = await screen.findByRole('dialog');
    await expect(await within(palette).findByRole('option', { name: /Chiamaka/ })).toBeVisible();
    await expect(within(palette).getAllByText('Looking for payment links')[0]).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { query: 'INV-2026', results: [{ heading: 'Payments', status: 'loading', items: [] }] },
  play: async () => {
    await expect((await screen.findAllByText('Looking for payments'))[0]).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { query: 'pay', results: [{ heading: 'Payments', status: 'failed', items: [], onRetry: retry }] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Could not look for payments');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { emptyText: 'No screen and no payment matches.' },
  play: async () => {
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.type(input, 'zanzibar');
    await waitFor(() => expect(screen.getByText('No screen and no payment matches.')).toBeVisible());
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What one may not open is not offered. */
export const WithoutPermission: Story = {
  decorators: [
    (Story) => (
      <PermissionProvider permissions={[]}>
        <Story />
      </PermissionProvider>
    ),
  ],
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('option', { name: 'Payment links' })).toBeNull();
    await expect(screen.getByRole('option', { name: 'Payments' })).toBeInTheDocument();
  },
};
