import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountSwitch } from '../AccountSwitch/AccountSwitch.tsx';
import { guide } from './Sidebar.guide.ts';
import { isApple } from './is-apple.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const shortcut = isApple() ? '{Meta>}b{/Meta}' : '{Control>}b{/Control}';

const settings = {
  href: '#settings',
  label: 'Settings',
  icon: Settings,
  children: [
    { href: '#profile', label: 'Profile' },
    { href: '#api', label: 'API keys' },
    { href: '#business', label: 'Business details' },
    { href: '#teams', label: 'Teams' },
  ],
};
const items = [
  { href: '#home', label: 'Dashboard', icon: House, current: true },
  { href: '#payments', label: 'Payments', icon: ArrowLeftRight },
  { href: '#settlements', label: 'Settlements', icon: Landmark },
  { href: '#links', label: 'Payment links', icon: Link2 },
  settings,
];

function Owned(props: SidebarProps) {
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false);
  return <Sidebar {...props} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
}

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    items,
    homeHref: '#home',
    onCollapsedChange: fn(),
    account: (
      <AccountSwitch
        current="b_1"
        accounts={[
          { id: 'b_1', name: 'Lagos Prints', detail: 'Nigeria' },
          { id: 'b_2', name: 'Accra Prints', detail: 'Ghana' },
        ]}
      />
    ),
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages within an entry unfold without leaving the page. */
export const Unfolding: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement);
    await expect(nav.queryByRole('link', { name: 'Teams' })).toBeNull();
    const unfold = nav.getByRole('button', { name: 'Pages of Settings' });
    unfold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(nav.getByRole('link', { name: 'Teams' })).toBeVisible();
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The section one is in is unfolded by itself. */
export const InAPageWithin: Story = {
  args: {
    items: items.map((item) =>
      item === settings
        ? {
            ...settings,
            current: true,
            children: settings.children.map((page) => ({ ...page, current: page.href === '#api' })),
          }
        : { ...item, current: false },
    ),
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement);
    await expect(nav.getByRole('link', { name: 'API keys' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Icons keep their names; pages within stand in a menu. */
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement);
    await expect(nav.getByRole('link', { name: 'Settlements' })).toBeVisible();
    nav.getByRole('button', { name: 'Settings' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Teams' })).toHaveAttribute('href', '#teams');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(nav.getByRole('button', { name: 'Settings' })).toHaveFocus());
  },
};

export const FoldedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard(shortcut);
    await waitFor(() => expect(within(canvasElement).queryByText('Payments')).toBeNull());
    await userEvent.keyboard(shortcut);
    await waitFor(() => expect(within(canvasElement).getByText('Payments')).toBeVisible());
  },
};
