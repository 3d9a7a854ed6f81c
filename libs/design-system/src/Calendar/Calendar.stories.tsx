import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { guide } from './Calendar.guide.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

function Example({ value, onChange, ...rest }: CalendarProps) {
  const [day, setDay] = useState(value);
  return (
    <Card>
      <Calendar
        {...rest}
        value={day}
        onChange={(next) => {
          setDay(next);
          onChange(next);
        }}
      />
    </Card>
  );
}

const meta = {
  title: 'Data/Calendar',
  component: Example,
  args: { label: 'Day', value: '2026-03-08', today: '2026-03-18', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const dayNamed = (root: HTMLElement, name: RegExp) => within(root).getByRole('button', { name });

export const OneMonth: Story = {
  play: async ({ canvasElement }) => {
    await expect(dayNamed(canvasElement, /^Today, Wednesday/)).toHaveTextContent('18');
    await expect(within(canvasElement).getByRole('gridcell', { selected: true })).toHaveTextContent('8');
  },
};
export const NothingChosen: Story = { args: { value: undefined } };
export const TwoMonths: Story = { args: { months: 2 } };
export const Bounds: Story = {
  args: { min: '2026-03-05', max: '2026-03-24' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(dayNamed(canvasElement, /25 March/));
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const next of within(canvasElement).getAllByRole('button', { name: 'Next' })) {
      await expect(next).toBeDisabled();
    }
  },
};
/** Sundays and a holiday cannot be chosen. */
export const UnavailableDays: Story = {
  args: {
    value: '2026-03-11',
    isUnavailable: (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0 || day === '2026-03-20',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(dayNamed(canvasElement, /20 March/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Days around the hour that New York skips: none is lost, none comes twice. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const onChange = args.onChange as ReturnType<typeof fn>;
    onChange.mockClear();
    dayNamed(canvasElement, /\b8 March 2026/).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2026-03-07');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2026-03-09');
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2026-02-09');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{End}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2027-02-28');
  },
};

/** Sunday comes first where the locale says so. */
export const WeekStartsOnSunday: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('th');
    await expect(first).toHaveTextContent('Sun');
  },
};
/** Arabic: the week begins on Saturday, at the right; the arrow keys go where they point. */
export const RightToLeft: Story = {
  args: { locale: 'ar-EG', label: 'اليوم' },
  play: async ({ canvasElement, args }) => {
    const onChange = args.onChange as ReturnType<typeof fn>;
    onChange.mockClear();
    within(canvasElement).getByRole('gridcell', { selected: true }).querySelector('div')?.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2026-03-09');
  },
};

/** As it stands in the DateRangePicker: ends filled, the days between as a band. */
export const Range: Story = {
  render: () => (
    <Card>
      <RangeCalendar
        label="Created"
        months={2}
        today="2026-03-18"
        max="2026-03-18"
        value={{ from: '2026-02-24', to: '2026-03-12' }}
        onChange={fn()}
      />
    </Card>
  ),
};
