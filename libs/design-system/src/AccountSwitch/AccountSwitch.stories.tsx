import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './AccountSwitch.guide.ts';
import { AccountSwitch } from './AccountSwitch.tsx';

const meta = {
  title: 'Navigation/AccountSwitch',
  component: AccountSwitch,
  parameters: { guide },
  args: {
    current: 'b_1',
    accounts: [
      { id: 'b_1', name: 'Lagos Prints', detail: 'Nigeria' },
      { id: 'b_2', name: 'Accra Prints', detail: 'Ghana' },
      { id: 'b_3', name: 'Nairobi Prints', detail: 'Kenya' },
    ],
    onChange: fn(),
    createHref: '#create-business',
  },
} satisfies Meta<typeof AccountSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Lagos Prints.*switch account/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Lagos/ })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: /Lagos/ })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.keyboard('n{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('b_3'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Create a business' })).toHaveAttribute(
      'href',
      '#create-business',
    );
  },
};

/** Nothing to switch to: plain words. */
export const OnlyOne: Story = {
  args: { accounts: [{ id: 'b_1', name: 'Lagos Prints' }], createHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { loading: true, accounts: [] } };

export const LongNames: Story = {
  args: {
    accounts: [
      {
        id: 'b_1',
        name: 'The Greater Lagos Association of Letterpress and Offset Printers Limited',
        detail: 'Registered in Nigeria under 1234567890',
      },
      { id: 'b_2', name: 'Accra Prints' },
    ],
  },
  play: Open.play,
};
