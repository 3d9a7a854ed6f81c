import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './DatePicker.guide.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: {
    label: 'Expires on',
    name: 'expires_on',
    today: '2026-03-18',
    timeZone: 'Africa/Lagos',
    defaultValue: '2026-03-08',
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => within(root).getByRole('textbox', { name: 'Expires on' });
/** The month is loaded when it is first opened. */
const month = () => screen.findByRole('dialog', { name: 'Expires on: choose a day' }, { timeout: 10_000 });
const posted = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[name="expires_on"]');

export const Filled: Story = {};
export const Empty: Story = {
  args: { defaultValue: '', hint: 'The link stops taking payments after this day.' },
};
export const Optional: Story = { args: { defaultValue: '', optional: true } };
export const WithError: Story = { args: { error: 'Choose a day within your contract.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await month();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('Days in Lagos time (GMT+1)');
    await expect(within(dialog).getByRole('button', { name: /^Today, Wednesday/ })).toBeVisible();
  },
};

/** Weekends and days outside the bounds cannot be chosen. */
export const OpenWithLimits: Story = {
  args: {
    defaultValue: '2026-03-17',
    min: '2026-03-09',
    max: '2026-03-27',
    isUnavailable: (day) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await month();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The order of figures is the locale's; what was understood is read back in words. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '1/11/26');
    await expect(args.onChange).not.toHaveBeenCalledWith('2026-11-01');
    await userEvent.tab();
    await expect(input).toHaveValue('1 Nov 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01');
    await expect(posted(canvasElement)).toHaveValue('2026-11-01');
  },
};

export const ImpossibleDay: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '31 Feb 2026{Enter}');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('February 2026 has only 28 days.');
    await expect(input).toHaveValue('31 Feb 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(posted(canvasElement)).toHaveValue('');
  },
};

export const OutOfBounds: Story = {
  args: { min: '2026-03-18' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '2026-03-17');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Choose today or a later day.');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    const dialog = await month();
    const chosen = within(dialog).getByRole('gridcell', { selected: true });
    await waitFor(() => expect(chosen).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-15');
    await expect(input).toHaveValue('15 Mar 2026');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Expires on: change 15 Mar 2026' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await month();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const TodayOfTheBusiness: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(within(await month()).getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-18');
  },
};

export const RightToLeft: Story = {
  args: { label: 'تاريخ الانتهاء', locale: 'ar-EG', timeZone: 'Africa/Cairo' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
