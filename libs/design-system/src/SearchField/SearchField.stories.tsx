import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  parameters: { guide },
  args: {
    label: 'Search payments',
    name: 'q',
    labelHidden: true,
    placeholder: 'Reference, customer, amount',
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Ọládélé' } };
export const WithLabel: Story = {
  args: { labelHidden: false, hint: 'Finds whole references and parts of names.' },
};

/** Tells the text once typing rests, not at each key. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), ' 50%_OFF ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('50%_OFF'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
export const Enter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'ada{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ada');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
export const Cleared: Story = {
  args: { defaultValue: 'ada' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search payments' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

function Finder() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Find a payment">
        <SearchField label="Search payments" />
      </Dialog>
    </>
  );
}

/** The first Escape clears the text, the second is the dialog’s. */
export const EscapeInDialog: Story = {
  render: () => <Finder />,
  play: async () => {
    const page = within(document.body);
    const input = await page.findByRole('searchbox', undefined, { timeout: 10_000 });
    await userEvent.type(input, 'ada{Escape}');
    await expect(input).toHaveValue('');
    await expect(page.getByRole('dialog', { name: 'Find a payment' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada' } };
export const WithError: Story = { args: { error: 'Use at most 100 characters.', labelHidden: false } };
