import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Divider } from '../Divider/Divider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  parameters: { guide },
  args: { label: 'Send customers a receipt', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true, hint: 'To the email address of the payment.' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Send customers a receipt' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

/** Presses wait until the change is saved; focus stays. */
export const Saving: Story = {
  args: { defaultChecked: true, saving: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
  },
};
export const WithError: Story = {
  args: { error: 'This could not be saved. Try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      'This could not be saved. Try again.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

/** In a list of settings the switches form a column at the end of the line. */
export const ListOfSettings: Story = {
  render: () => (
    <Stack gap={3}>
      <Switch
        side="end"
        label="Receipts"
        hint="Each customer gets one, in the language they paid in."
        defaultChecked
      />
      <Divider />
      <Switch
        side="end"
        label="Notes on receipts"
        hint="What you write to the customer when you refund them."
      />
      <Divider />
      <Switch
        side="end"
        label="Weekly summary"
        hint="On Mondays, to everybody who may see payments."
        defaultChecked
      />
    </Stack>
  ),
};
