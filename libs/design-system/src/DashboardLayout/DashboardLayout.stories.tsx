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
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AreaChart } from '../AreaChart/AreaChart.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ModeSwitch } from '../ModeSwitch/ModeSwitch.tsx';
import { Money } from '../Money/Money.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Table, type Column } from '../Table/Table.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';

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

const columns: readonly Column<Latest>[] = [
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
          change={{ text: '12.4 %', direction: 'up', tone: 'good' }}
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
        <Table
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

const meta = {
  title: 'Layouts/DashboardLayout',
  component: DashboardLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    nav,
    businessName: 'Lagos Prints',
    homeHref: '#home',
    children: <Home />,
    modeSwitch: (
      <ModeSwitch mode="test" onChange={fn()} liveDisabledReason="Live mode needs a verified business" />
    ),
    userMenu: (
      <Menu
        label="Account"
        trigger={
          <Button tone="quiet" size="sm" aria-label="Account of Ada Obi">
            <Avatar name="Ada Obi" size="sm" />
          </Button>
        }
        items={[{ heading: 'ada@lagosprints.example' }, { label: 'Sign out', icon: LogOut, onSelect: fn() }]}
      />
    ),
  },
} satisfies Meta<typeof DashboardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  },
};

export const WithNotice: Story = {
  args: {
    notice: (
      <Banner
        tone="warn"
        title="Confirm your e-mail"
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

export const InSettings: Story = {
  args: {
    nav: nav.map((item) => ({
      ...item,
      current: item.label === 'Settings',
      children: item.children?.map((child) => ({ ...child, current: child.label === 'API keys' })),
    })),
    children: <PageHeader title="API keys" description="Keys for your server." />,
  },
};

/** On a phone everything is in the drawer, which gives focus back. */
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Menu', hidden: true });
    if (opener.checkVisibility()) {
      await userEvent.click(opener);
      const drawer = await screen.findByRole('dialog', { name: 'Lagos Prints' });
      await expect(within(drawer).getByRole('link', { name: 'API keys' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
