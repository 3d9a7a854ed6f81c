import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { guide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';

const copy = fn();
const remove = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: { guide },
  args: {
    label: 'Payment actions',
    trigger: <Button icon={Ellipsis}>Actions</Button>,
    items: [
      { heading: 'Payment' },
      { label: 'Copy reference', icon: Copy, onSelect: copy },
      { label: 'Open receipt', href: '#receipt' },
      { separator: true },
      { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: remove },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    copy.mockClear();
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Open receipt' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** An entry that needs a permission says which. */
export const MissingPermission: Story = {
  args: {
    items: [
      { label: 'Copy reference', onSelect: copy },
      { label: 'Refund', icon: RotateCcw, permission: 'payments.update', onSelect: remove },
    ],
  },
  decorators: [
    (Story) => (
      <PermissionProvider permissions={[{ resource: 'payments', privilege: 'view' }]}>
        <Story />
      </PermissionProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    const entry = await screen.findByRole('menuitem', { name: /Refund/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveTextContent('Your role cannot change payments');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(entry).toHaveFocus();
    await userEvent.click(entry, { pointerEventsCheck: 0 });
    await expect(remove).not.toHaveBeenCalled();
  },
};

/** A keyboard's first press opens it, on its first entry, or by ArrowUp on its last. */
export const ArrowKeysOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
  },
};

/** Its own button closes it again; a click elsewhere closes it and reaches what was clicked. */
export const ClosesByButtonAndOutside: Story = {
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Button onClick={copy}>Elsewhere</Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    copy.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await screen.findByRole('menu');
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(copy).toHaveBeenCalledOnce();
    await expect(elsewhere).toHaveFocus();
  },
};

/** Choices exclude each other; an entry may have a second line. */
export const Choices: Story = {
  args: {
    label: 'Sort by',
    trigger: <Button>Newest first</Button>,
    items: [
      { heading: 'Sort by' },
      { label: 'Newest first', selected: true, onSelect: copy },
      { label: 'Highest amount', description: 'Refunded parts count too', selected: false, onSelect: copy },
      { separator: true },
      { label: 'Not at the moment', disabled: true, description: 'Needs ten payments', onSelect: remove },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const newest = await screen.findByRole('menuitemradio', { name: 'Newest first' });
    await expect(newest).toHaveAttribute('aria-checked', 'true');
    await waitFor(() => expect(newest).toBeVisible());
  },
};

export const LongEntries: Story = {
  args: {
    items: [
      { heading: 'oluwaseun.adebayo-williams.okonkwo@letterpress-association.example' },
      {
        label: 'Send the receipt of this payment to another address than that of the customer',
        onSelect: copy,
      },
      { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: remove },
    ],
  },
  play: Open.play,
};

function Columns() {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(['Status', 'Fee']));
  return (
    <Menu
      label="Columns"
      trigger={<Button>{`${shown.size} columns`}</Button>}
      items={['Status', 'Method', 'Fee'].map((label) => ({
        label,
        checked: shown.has(label),
        onCheck: (checked) =>
          setShown(new Set(checked ? [...shown, label] : [...shown].filter((each) => each !== label))),
      }))}
    />
  );
}

/** Each on or off by itself; the menu stays open, and what depends on it follows at once. */
export const Ticks: Story = {
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    const fee = await screen.findByRole('menuitemcheckbox', { name: 'Fee' });
    await waitFor(() => expect(fee).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(fee).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Method' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await expect(button).toHaveTextContent('2 columns');
  },
};
