import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { guide } from './Breadcrumbs.guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    items: [
      { label: 'Settlements', href: '#settlements' },
      { label: '27 November 2026', href: '#settlement' },
      { label: 'INV-2026-0418' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the way to the page above is left. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' });
    const parent = within(nav).getByRole('link', { name: '27 November 2026' });
    await expect(parent).toBeVisible();
    await expect(within(nav).queryByRole('link', { name: 'INV-2026-0418' })).toBeNull();
    parent.focus();
    await expect(parent).toHaveFocus();
  },
};

export const TwoLevels: Story = {
  args: { items: [{ label: 'Settings', href: '#settings' }, { label: 'API keys' }] },
};

export const OnlyThePage: Story = { args: { items: [{ label: 'Dashboard' }] } };

/** What lies in the middle is behind a button. */
export const Deep: Story = {
  args: {
    items: [
      { label: 'Lagos Prints', href: '#business' },
      { label: 'Settlements', href: '#settlements' },
      { label: 'November 2026', href: '#month' },
      { label: '27 November', href: '#day' },
      { label: 'INV-2026-0418' },
    ],
  },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).queryByRole('button', { name: 'Pages in between' });
    if (!more) return;
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'November 2026' })).toHaveAttribute(
      'href',
      '#month',
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const LongNames: Story = {
  args: {
    items: [
      {
        label: 'The Greater Lagos Association of Letterpress and Offset Printers Limited',
        href: '#business',
      },
      { label: 'Subscription of the whole association for the year 2027', href: '#link' },
      { label: 'Edit' },
    ],
  },
};
