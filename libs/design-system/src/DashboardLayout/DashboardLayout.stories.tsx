import { formatMoney } from '@harbour/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CreditCard from 'lucide-react/icons/credit-card';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountSwitch } from '../AccountSwitch/AccountSwitch.tsx';
import { AreaChart } from '../AreaChart/AreaChart.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { ModeSwitch } from '../ModeSwitch/ModeSwitch.tsx';
import { Money } from '../Money/Money.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { isApple } from '../Sidebar/is-apple.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DataTable, type DataColumn } from '../DataTable/DataTable.tsx';
import { guide } from './DashboardLayout.guide.ts';
import { DashboardLayout } from './DashboardLayout.tsx';

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

const latest = [
  {
    id: '1',
    customer: 'Ọládélé Adéyẹmí',
    amount: 12_500_00,
    status: 'succeeded',
    at: '2026-11-27T14:02:00Z',
  },
  { id: '2', customer: 'Chiamaka Obi', amount: 845_00, status: 'failed', at: '2026-11-27T11:15:00Z' },
  { id: '3', customer: 'Halima Bello', amount: 99_000_00, status: 'processing', at: '2026-11-27T09:40:00Z' },
] as const;

type Latest = (typeof latest)[number];

const columns: readonly DataColumn<Latest>[] = [
  { key: 'customer', header: 'Customer', cell: (row) => row.customer },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} />,
    phone: 'status',
  },
  {
    key: 'at',
    header: 'Created',
    cell: (row) => <DateTime value={row.at} timeZone="Africa/Lagos" />,
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: (row) => <Money amount={row.amount} currency="NGN" />,
    numeric: true,
    phone: 'value',
  },
];

const volumes = [
  42, 31, 0, 18, 56, 64, 38, 45, 29, 9, 21, 72, 81, 56, 61, 48, 15, 26, 84, 91, 70, 76, 52, 24, 33, 98, 112,
  86, 94, 102,
];

function Home() {
  return (
    <Stack gap={6}>
      <PageHeader
        title="Dashboard"
        description="Figures are in Africa/Lagos (WAT)."
        actions={
          <Button tone="primary" icon={Plus}>
            New payment link
          </Button>
        }
      />
      <Grid columns={3} gap={3}>
        <Stat
          label="Volume"
          value={<Money amount={1_612_350_00} currency="NGN" size="xl" />}
          change={{ text: '12.4 %', direction: 'up', tone: 'good', comparedWith: 'the 30 days before' }}
          hint="last 30 days"
        />
        <Stat label="Payments" value="214" hint="succeeded" href="#payments" />
        <Stat
          label="Next settlement"
          value={<Money amount={204_100_00} currency="NGN" size="xl" />}
          hint="Mon, 30 Nov"
          href="#settlements"
        />
      </Grid>
      <Card title="Volume" description="Last 30 days">
        <AreaChart
          label="Volume a day"
          points={volumes.map((value, index) => ({ label: `${index + 1} Nov`, value: value * 1_000_00 }))}
          format={(value) => formatMoney({ amount: value, currency: 'NGN' })}
          formatScale={(value) => `₦${value / 1_000_00}k`}
        />
      </Card>
      <Card title="Latest payments" padding="none" actions={<Link href="#payments">All payments</Link>}>
        <DataTable
          label="Latest payments"
          rows={latest}
          rowKey={(row) => row.id}
          rowHref={(row) => `#payments/${row.id}`}
          columns={columns}
        />
      </Card>
    </Stack>
  );
}

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
    children: <Home />,
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

export const WideContent: Story = { args: { width: 'wide' } };

/** On a phone the bar has the first four ways; More has the others and the way out, and gives focus back. */
export const PhoneMore: Story = {
  args: { nav: inSettings },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More', hidden: true });
    // Where the window is wide, there is a sidebar instead.
    if (!more.checkVisibility()) return;
    signOut.mockClear();
    await userEvent.click(more);
    const sheet = await screen.findByRole('dialog', { name: 'Ada Obi' });
    await expect(within(sheet).getByRole('link', { name: 'API keys' })).toBeVisible();
    await expect(within(sheet).queryByRole('link', { name: 'Payments' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};
