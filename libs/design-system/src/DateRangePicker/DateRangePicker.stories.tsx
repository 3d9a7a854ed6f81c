import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './DateRangePicker.guide.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const change = fn<DateRangePickerProps['onChange']>();

function Example({ value, onChange, ...rest }: DateRangePickerProps) {
  const [range, setRange] = useState(value);
  return (
    <DateRangePicker
      {...rest}
      value={range}
      onChange={(next, preset) => {
        setRange(next);
        onChange(next, preset);
      }}
    />
  );
}

const meta = {
  title: 'Fields/DateRangePicker',
  component: Example,
  args: {
    label: 'Created',
    timeZone: 'Africa/Lagos',
    today: '2026-03-18',
    value: { from: '2026-03-12', to: '2026-03-18' },
    onChange: change,
    clearable: true,
    max: '2026-03-18',
    names: { from: 'from', to: 'to' },
  },
  beforeEach: () => {
    change.mockClear();
  },
  parameters: { guide },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The panel is loaded when it is first opened. Its presets are found by their words: to ask for a role and a name among
 * two months of days takes a slow machine seconds.
 */
const firstLoad = { timeout: 10_000 };

const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
};

const open = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('button', { name: /^Created/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Created: choose days' }, firstLoad);
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Preset: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', {
        name: /^Created: Last 7 days 12\s?–\s?18 Mar 2026 Lagos time \(GMT\+1\)$/,
      }),
    ).toBeVisible();
  },
};
export const CustomDays: Story = { args: { value: { from: '2026-02-24', to: '2026-03-12' } } };
export const OneDay: Story = { args: { value: { from: '2026-03-03', to: '2026-03-03' } } };
export const AnyTime: Story = { args: { value: undefined } };
export const OpenEnded: Story = { args: { value: { from: '2026-03-03' } } };
export const WithError: Story = { args: { error: 'An export takes at most 31 days.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongZoneName: Story = {
  args: { timeZone: 'America/Argentina/ComodRivadavia', value: { from: '2025-12-30', to: '2026-01-02' } },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByText('Days in Lagos time (GMT+1)')).toBeVisible();
    await expect(panel.getByText('Last 7 days')).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OpenAcrossMonths: Story = {
  args: { value: { from: '2026-02-24', to: '2026-03-12' } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByText('Custom')).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByLabelText('From')).toHaveValue('24 Feb 2026');
  },
};

/** A preset is one press. */
export const ChoosesPreset: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByText('Yesterday'));
    await expect(change).toHaveBeenLastCalledWith({ from: '2026-03-17', to: '2026-03-17' }, 'yesterday');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: /Yesterday 17 Mar 2026/ })).toHaveFocus();
    await expect(canvasElement.querySelector('[name="from"]')).toHaveValue('2026-03-17');
    await expect(canvasElement.querySelector('[name="to"]')).toHaveValue('2026-03-17');
  },
};

export const Clears: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByText('Any time'));
    await expect(change).toHaveBeenLastCalledWith(undefined, undefined);
    await expect(within(canvasElement).getByRole('button', { name: /^Created: Any time/ })).toBeVisible();
  },
};

/** One day clicked and left: the range is that day. */
export const SameDay: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /^Tuesday,? 3 March 2026/ }));
    await userEvent.click(panel.getByText('Apply'));
    await expect(change).toHaveBeenLastCalledWith({ from: '2026-03-03', to: '2026-03-03' }, undefined);
  },
};

/** Over the nights that New York loses and gains an hour: both ends stay the days that were chosen. */
export const DaysOfClockChanges: Story = {
  args: { timeZone: 'America/New_York', today: '2026-11-02', max: undefined, value: undefined },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByLabelText('From'));
    await userEvent.paste('2026-03-08');
    await retype(panel.getByLabelText('To'), '1 Nov');
    await expect(change).toHaveBeenLastCalledWith({ from: '2026-03-08', to: '2026-11-01' }, undefined);
  },
};

export const TypedEndsAreChecked: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const from = panel.getByLabelText('From');
    const to = panel.getByLabelText('To');
    await userEvent.clear(from);
    await userEvent.paste('10/3/26');
    await retype(to, '9 Mar');
    await expect(to).toHaveAccessibleDescription('Choose 10 Mar 2026 or a later day.');
    await expect(to).toHaveFocus();
    await retype(to, '31 Feb');
    await expect(to).toHaveAccessibleDescription('February 2026 has only 28 days.');
    await expect(change).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: /^Created/ });
    control.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', {}, firstLoad);
    await waitFor(() => expect(within(dialog).getByText('Last 7 days')).toHaveFocus());
    within(dialog)
      .getByRole('button', { name: /^Today, / })
      .focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}{ArrowDown}{Enter}');
    await expect(within(dialog).getByLabelText('From')).toHaveValue('4 Mar 2026');
    await userEvent.click(within(dialog).getByText('Apply'));
    await expect(change).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(control).toHaveFocus();
    await expect(change).toHaveBeenCalledOnce();
  },
};

/** What was typed comes into view, and Tab goes on into the months. */
export const TypedEndComesIntoView: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const from = panel.getByLabelText('From');
    await userEvent.clear(from);
    await userEvent.paste('5/11/25');
    await userEvent.tab();
    await expect(from).toHaveValue('5 Nov 2025');
    await expect(panel.getByRole('grid', { name: /November 2025/ })).toBeVisible();
    await userEvent.tab();
    await expect(panel.getAllByRole('button', { name: 'Previous' })[0]).toHaveFocus();
  },
};

/** No range reaches over a day that is blocked. */
export const UnavailableDays: Story = {
  args: { isUnavailable: (day) => day === '2026-03-10', value: { from: '2026-03-11', to: '2026-03-18' } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const from = panel.getByLabelText('From');
    await retype(from, '9 Mar');
    await expect(panel.getByLabelText('To')).toHaveAccessibleDescription(
      '10 Mar 2026 cannot be part of the range.',
    );
    await expect(change).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { locale: 'ar-EG', timeZone: 'Africa/Cairo' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
