import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Select.guide.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  parameters: { guide },
  args: {
    label: 'Status',
    name: 'status',
    placeholder: 'All statuses',
    options: [
      { value: 'succeeded', label: 'Succeeded' },
      { value: 'failed', label: 'Failed' },
      { value: 'disputed', label: 'Disputed', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Status');
    await userEvent.selectOptions(select, 'failed');
    await expect(select).toHaveValue('failed');
  },
};
export const WithError: Story = { args: { error: 'Choose a status.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Filled: Story = { args: { defaultValue: 'succeeded' } };
export const LongOption: Story = {
  args: {
    options: [
      { value: 'long', label: 'Ọládélé, Ngọc Ánh & Söhne Druckereibetriebsgesellschaft, Lagos (NGN)' },
    ],
    defaultValue: 'long',
  },
};
export const WithHint: Story = { args: { hint: 'Only payments that have this status are listed.' } };

const onDelete = fn();

function Settings() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open settings</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Payout settings">
        <Stack>
          <Select
            label="Payout day"
            name="day"
            options={['Monday', 'Tuesday', 'Wednesday'].map((day) => ({ value: day, label: day }))}
          />
          <Button tone="danger" onClick={onDelete}>
            Delete account
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}

/** Choosing reaches nothing beneath the list, and the dialog stays. */
export const InDialog: Story = {
  render: () => <Settings />,
  play: async () => {
    const page = within(document.body);
    const select = await page.findByLabelText('Payout day', undefined, { timeout: 10_000 });
    onDelete.mockClear();
    await userEvent.selectOptions(select, 'Wednesday');
    await expect(select).toHaveValue('Wednesday');
    await expect(onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Payout settings' })).toBeVisible());
  },
};
