import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CreditCard from 'lucide-react/icons/credit-card';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountSwitch } from '../AccountSwitch/AccountSwitch.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ModeSwitch } from '../ModeSwitch/ModeSwitch.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { isApple } from '../Sidebar/is-apple.ts';
import { guide } from './DashboardLayout.guide.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { SampleHome } from './sample-home.tsx';

const shortcut = isApple() ? '{Meta>}b{/Meta}' : '{Control>}b{/Control}';

const nav = [
  { href: '#home', label: 'Dashboard', icon: House, current: true },
  { href: '#payments', label: 'Payments', icon: CreditCard },
  { href: '#settlements', label: 'Settlements', icon: Landmark },
  { href: '#links', label: 'Payment links', icon: Link2 },
  {
    href: '#settings',
    label: 'Settings',
    icon: Settings,
    children: [
      { href: '#settings', label: 'Profile' },
      { href: '#api', label: 'API keys' },
      { href: '#business', label: 'Business details' },
    ],
  },
];

const signOut = fn();
const search = fn();

const meta = {
  title: 'Layouts/DashboardLayout',
  component: DashboardLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    nav,
    businessName: 'Lagos Prints',
    homeHref: '#home',
    children: <SampleHome />,
    modeSwitch: (
      <ModeSwitch mode="test" onChange={fn()} liveDisabledReason="Live mode needs a verified business" />
    ),
    user: {
      name: 'Ada Obi',
      email: 'ada@lagosprints.example',
      role: 'Owner',
      items: [
        { label: 'Profile', icon: UserRound, href: '#settings' },
        { separator: true },
        { label: 'Sign out', icon: LogOut, onSelect: signOut },
      ],
    },
    accountSwitch: (
      <AccountSwitch
        current="b_1"
        accounts={[
          { id: 'b_1', name: 'Lagos Prints', detail: 'Nigeria' },
          { id: 'b_2', name: 'Accra Prints', detail: 'Ghana' },
        ]}
        onChange={fn()}
        createHref="#create-business"
      />
    ),
    onSearch: search,
    onCollapsedChange: fn(),
  },
} satisfies Meta<typeof DashboardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab offers the way past the navigation. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    // Followed nowhere: where a page has a base address, even a link within it leaves it.
    const target = canvasElement.querySelector<HTMLElement>(skip.getAttribute('href') ?? '');
    await expect(target).toBe(canvasElement.querySelector('main'));
    target?.focus();
    await expect(target).toHaveFocus();
    await userEvent.keyboard(isApple() ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
    await expect(search).toHaveBeenCalled();
    const account = within(canvasElement).queryByRole('button', { name: /Ada Obi/ });
    if (account) await expect(account).toHaveAccessibleName(/Ada Obi.*Owner.*, your account/);
  },
};

function Foldable(props: Parameters<typeof DashboardLayout>[0]) {
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false);
  return <DashboardLayout {...props} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
}

/** By its button or Ctrl B; every entry keeps its name. */
export const Collapsed: Story = {
  args: { collapsed: true },
  render: (args) => <Foldable {...args} />,
  play: async ({ canvasElement }) => {
    const sidebar = within(canvasElement).queryByRole('navigation', { name: 'Main' });
    if (!sidebar) return;
    await expect(within(sidebar).getByRole('link', { name: 'Payments' })).toBeVisible();
    await userEvent.keyboard(shortcut);
    await expect(within(sidebar).getByText('Payments')).toBeVisible();
    await userEvent.click(within(sidebar).getByRole('button', { name: 'Collapse the sidebar' }));
    await expect(within(sidebar).queryByText('Payments')).toBeNull();
    await expect(within(sidebar).getByRole('button', { name: 'Expand the sidebar' })).toHaveFocus();
    await expect(within(canvasElement).getByRole('button', { name: 'Ada Obi, your account' })).toBeVisible();
  },
};

export const WithNotice: Story = {
  args: {
    notice: (
      <Banner
        tone="warn"
        title="Confirm your email"
        action={
          <Button size="sm" iconEnd={ArrowRight}>
            Send again
          </Button>
        }
      >
        We have sent a link to ada@lagosprints.example.
      </Banner>
    ),
  },
};

const inSettings = nav.map((item) => ({
  ...item,
  current: item.label === 'Settings',
  children: item.children?.map((child) => ({ ...child, current: child.label === 'API keys' })),
}));

export const InSettings: Story = {
  args: {
    nav: inSettings,
    breadcrumbs: <Breadcrumbs items={[{ label: 'Settings', href: '#settings' }, { label: 'API keys' }]} />,
    children: <PageHeader title="API keys" description="Keys for your server." />,
  },
  play: async ({ canvasElement }) => {
    const sidebar = within(canvasElement).queryByRole('navigation', { name: 'Main' });
    if (!sidebar) return;
    await expect(within(sidebar).getByRole('link', { name: 'API keys' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(sidebar).getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** One business, two entries, nothing to search: it still looks like a place. */
export const FewestParts: Story = {
  args: {
    nav: nav.slice(0, 2),
    accountSwitch: undefined,
    onSearch: undefined,
    onCollapsedChange: undefined,
    children: <PageHeader title="Dashboard" />,
  },
};

export const LongNames: Story = {
  args: {
    businessName: 'The Greater Lagos Association of Letterpress and Offset Printers Limited',
    accountSwitch: undefined,
    user: {
      name: 'Oluwaseun Adébáyọ̀-Williams Okonkwo',
      email: 'oluwaseun.adebayo-williams.okonkwo@letterpress-association.example',
      items: [{ label: 'Sign out', icon: LogOut, onSelect: signOut }],
    },
    children: <PageHeader title="Dashboard" />,
  },
};

/** On a phone such a name stands in two lines beside the mode, and nothing of it is lost. */
export const NameOfTwoLines: Story = {
  args: {
    businessName: 'Greater Lagos Letterpress Printers',
    accountSwitch: undefined,
    children: <PageHeader title="Dashboard" />,
  },
};

export const WideContent: Story = { args: { width: 'wide' } };

/** What More opens. */
export const PhoneMoreOpen: Story = {
  args: { nav: inSettings },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    // Not by a pointer: where the window is wide the button is not in sight, and becomes so with the sheet open.
    within(canvasElement).getByRole('button', { name: 'More', hidden: true }).click();
    const sheet = await screen.findByRole('dialog', { name: 'Ada Obi' });
    await expect(await within(sheet).findByRole('link', { name: 'API keys' })).toBeVisible();
  },
};

/** On a phone the bar has the first four ways; More has the others and the way out, and gives focus back. */
export const PhoneMore: Story = {
  args: {
    nav: inSettings,
    user: {
      ...meta.args.user,
      items: [
        { label: 'Team', icon: UsersRound, href: '#team', permission: 'users.list' },
        { label: 'Help', icon: CircleQuestionMark, href: 'https://help.harbour.example', external: true },
        { separator: true },
        { label: 'Sign out', icon: LogOut, onSelect: () => signOut(document.activeElement) },
      ],
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <PermissionProvider permissions={[{ resource: 'payments', privilege: '*' }]}>
        <Story />
      </PermissionProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More', hidden: true });
    // Where the window is wide, there is a sidebar instead.
    if (!more.checkVisibility()) return;
    signOut.mockClear();
    await userEvent.click(more);
    const sheet = await screen.findByRole('dialog', { name: 'Ada Obi' });
    await expect(await within(sheet).findByRole('link', { name: 'API keys' })).toBeVisible();
    await expect(within(sheet).queryByRole('link', { name: 'Payments' })).toBeNull();
    await expect(within(sheet).queryByRole('link', { name: /Team/ })).toBeNull();
    await expect(within(sheet).getByRole('button', { name: /Team.*users\.list/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(within(sheet).getByRole('link', { name: 'Help' })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    // The action finds the sheet gone and focus where it was: it may open a dialog.
    await waitFor(() => expect(signOut).toHaveBeenCalledWith(more));
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
