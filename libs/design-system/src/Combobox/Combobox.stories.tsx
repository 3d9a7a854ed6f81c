import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Combobox.guide.ts';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const customers: ComboboxOption[] = [
  { value: 'cus_1', label: 'Ada Obi', detail: 'ada@example.com' },
  { value: 'cus_2', label: 'Adéyẹmí Ọládélé', detail: 'oladele@example.com' },
  { value: 'cus_3', label: 'Chidi Okafor', detail: 'chidi@example.com' },
  { value: 'cus_4', label: 'Ngọc Ánh', detail: 'anh@example.com' },
  { value: 'cus_5', label: 'Zainab Bello', detail: 'closed', disabled: true },
];
const found = (query: string) =>
  customers.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  parameters: { guide },
  args: {
    label: 'Customer',
    name: 'customer_id',
    noun: 'customers',
    placeholder: 'Name or email address',
    options: customers,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const field = () => page.getByRole('combobox', { name: 'Customer' });

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: customers[2] } };

export const Open: Story = {
  args: { defaultValue: customers[2] },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findAllByRole('option')).toHaveLength(5);
    await expect(page.getByRole('option', { name: /Chidi Okafor/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('ad');
    await expect(await page.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    const first = page.getByRole('option', { name: /Ada Obi/ });
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{ArrowDown}');
    const second = page.getByRole('option', { name: /Adéyẹmí Ọládélé/ });
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveValue('Adéyẹmí Ọládélé'));
    await expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'cus_2' }));
    const posted = canvasElement.querySelector<HTMLInputElement>('input[name="customer_id"]');
    await expect(posted).toHaveValue('cus_2');
  },
};

/** What was typed but not chosen is put back; emptying the field chooses none. */
export const TextIsNoValue: Story = {
  args: { defaultValue: customers[0] },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveValue('Ada Obi'));
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('Ada Obi'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('nobody');
    await waitFor(() => expect(page.getAllByText('No customers found').length).toBeGreaterThan(0));
  },
};

export const Loading: Story = {
  args: { options: () => new Promise<never>(() => undefined) },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByText('Loading customers…', { selector: 'p' })).toBeVisible());
  },
};

let tries = 0;

/** A failure is told; Enter, or the button, asks again. */
export const FailedAndTriedAgain: Story = {
  args: {
    options: (query) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('network')) : Promise.resolve(found(query));
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByText('The customers could not be loaded.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(await page.findAllByRole('option')).toHaveLength(5);
  },
};
export const Failed: Story = {
  args: { options: () => Promise.reject(new Error('network')) },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

const asked: { query: string; signal: AbortSignal; answer: (options: ComboboxOption[]) => void }[] = [];

/** The answer to the first question comes after that to the second, and is dropped. */
export const LateAnswer: Story = {
  args: {
    options: (query, signal) =>
      new Promise((answer) => {
        asked.push({ query, signal, answer });
      }),
  },
  play: async () => {
    asked.length = 0;
    await userEvent.click(field());
    await userEvent.keyboard('a');
    await waitFor(() => expect(asked.at(-1)?.query).toBe('a'));
    const first = asked.at(-1);
    await userEvent.keyboard('da');
    await waitFor(() => expect(asked.at(-1)?.query).toBe('ada'));
    await expect(first?.signal.aborted).toBe(true);
    asked.at(-1)?.answer(found('ada'));
    await expect(await page.findByRole('option', { name: /Ada Obi/ })).toBeVisible();
    first?.answer(customers);
    await expect(await page.findAllByRole('option')).toHaveLength(1);
  },
};

const onDelete = fn();

function Refund() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New link</Button>
      <Dialog open={open} onOpenChange={setOpen} title="New link">
        <Stack>
          <Combobox label="Customer" options={customers} noun="customers" />
          <Button tone="danger" onClick={onDelete}>
            Delete draft
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}

/** A press on an option reaches nothing beneath, and neither it nor Escape closes the dialog. */
export const InDialog: Story = {
  render: () => <Refund />,
  play: async () => {
    onDelete.mockClear();
    await userEvent.click(await page.findByRole('combobox', { name: 'Customer' }, { timeout: 10_000 }));
    await userEvent.keyboard('a');
    await userEvent.click(await page.findByRole('option', { name: /Ada Obi/ }));
    await expect(field()).toHaveValue('Ada Obi');
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(page.getByRole('dialog', { name: 'New link' })).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Choose a customer.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: customers[0] } };
