import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './DateTime.guide.ts';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2026-03-31T23:30:00Z', timeZone: 'Africa/Lagos' },
  parameters: { guide },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The business's day, not the reader's: in Lagos it is April already. */
export const InZone: Story = {
  args: { zone: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1 Apr 2026, 00:30/).parentElement).toHaveAttribute(
      'datetime',
      '2026-03-31T23:30:00Z',
    );
  },
};
export const DateOnly: Story = { args: { format: 'date' } };
export const TimeOnly: Story = { args: { format: 'time', zone: true } };

/** What is of this year need not say so; the rest does. In Lagos the second is of the next year already. */
export const OfThisYear: Story = {
  args: { today: '2026-11-27' },
  render: (args) => (
    <>
      <p>
        <DateTime {...args} />
      </p>
      <p>
        <DateTime {...args} value="2026-12-31T23:30:00Z" format="date" />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('time');
    await expect(first).toHaveTextContent(/^1 Apr, 00:30$/);
    await expect(first).toHaveAttribute('title', '1 Apr 2026, 00:30 Africa/Lagos');
    await expect(second).toHaveTextContent(/^1 Jan 2027$/);
  },
};

/** A day belongs to no zone: far west of Greenwich it is still the 31st. */
export const OnlyADay: Story = {
  args: { value: '2026-03-31', timeZone: 'America/New_York' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('31 Mar 2026')).toBeVisible();
  },
};
/** The hour that comes twice in Berlin is told apart by the zone's name. */
export const HourThatComesTwice: Story = {
  args: { value: '2026-10-25T00:30:00Z', timeZone: 'Europe/Berlin', zone: true },
  render: (args) => (
    <>
      <p>
        <DateTime {...args} />
      </p>
      <p>
        <DateTime {...args} value="2026-10-25T01:30:00Z" />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('time');
    await expect(first).toHaveTextContent('25 Oct 2026, 02:30 CEST');
    await expect(second).toHaveTextContent('25 Oct 2026, 02:30 CET');
  },
};
export const NotADate: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('–');
  },
};
