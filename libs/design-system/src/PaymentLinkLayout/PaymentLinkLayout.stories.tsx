import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import { DataTable, type DataColumn } from '../DataTable/DataTable.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Money } from '../Money/Money.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { guide } from './PaymentLinkLayout.guide.ts';
import { PaymentLinkLayout } from './PaymentLinkLayout.tsx';

const address = 'https://pay.harbour.example/pay/wedding-cake';

const payments = [
  { id: '1', customer: 'Ọládélé Adéyẹmí', amount: 12_500_00, status: 'succeeded' },
  { id: '2', customer: 'Chiamaka Obi', amount: 12_500_00, status: 'failed' },
] as const;
type Row = (typeof payments)[number];
const columns: readonly DataColumn<Row>[] = [
  { key: 'customer', header: 'Customer', cell: (row) => row.customer },
  { key: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} />, phone: 'status' },
  {
    key: 'amount',
    header: 'Amount',
    cell: (row) => <Money amount={row.amount} currency="NGN" />,
    numeric: true,
    phone: 'value',
  },
];

function linkActions(change: 'Disable' | 'Enable') {
  return (
    <>
      <Button icon={Pencil} href="#edit">
        Edit
      </Button>
      <Menu
        label="More about this link"
        trigger={<IconButton icon={Ellipsis} label="More" />}
        items={[{ label: change, onSelect: () => undefined }]}
      />
    </>
  );
}

const meta = {
  title: 'Layouts/PaymentLinkLayout',
  component: PaymentLinkLayout,
  parameters: { guide },
  args: {
    back: { href: '#links', label: 'Payment links' },
    title: 'Wedding cake, three tiers',
    status: <Badge tone="success">Active</Badge>,
    description: '₦12,500.00, up to 20 payments',
    actions: linkActions('Disable'),
    share: (
      <Card title="Share">
        <CopyField label="Address of the payment page" value={address} />
      </Card>
    ),
    qr: (
      <Card title="QR code">
        <QrCode value={address} label="Address of the payment page" />
      </Card>
    ),
    details: (
      <Card title="Details">
        <DescriptionList
          items={[
            { term: 'Amount', detail: <Money amount={12_500_00} currency="NGN" /> },
            { term: 'Used', detail: '2 of 20' },
          ]}
        />
      </Card>
    ),
    children: (
      <Card title="Payments" padding="none">
        <DataTable
          label="Payments through this link"
          columns={columns}
          rows={payments}
          rowKey={(row) => row.id}
          rowHref={(row) => `#payments/${row.id}`}
        />
      </Card>
    ),
  },
} satisfies Meta<typeof PaymentLinkLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address comes before all else, on a phone too. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding cake');
    const share = canvas.getByRole('heading', { name: 'Share' });
    const list = canvas.getByRole('heading', { name: 'Payments' });
    await expect(share.getBoundingClientRect().top).toBeLessThan(list.getBoundingClientRect().top);
  },
};

/** Disabled: said in the status and the notice; the way to enable it again is in the menu. */
export const Disabled: Story = {
  args: {
    status: <Badge tone="neutral">Disabled</Badge>,
    notice: <Banner tone="info">Customers cannot pay with this link until you enable it again.</Banner>,
    actions: linkActions('Enable'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Disabled')).toBeVisible();
    await expect(canvas.getByText(/until you enable it again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
  },
};

/** Over for good: nothing can be done with it. */
export const Archived: Story = {
  args: {
    status: <Badge tone="neutral">Archived</Badge>,
    notice: (
      <Banner tone="info">This link is kept for its payments and can no longer be changed or paid.</Banner>
    ),
    actions: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'More' })).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    children: (
      <Card title="Payments" padding="none">
        <EmptyState
          compact
          title="No payments through this link yet"
          description="They show up here by themselves, also while this page is open."
        />
      </Card>
    ),
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Subscription of the Greater Lagos Association of Letterpress and Offset Printers for the year 2027',
  },
};

export const Loading: Story = {
  args: {
    loading: true,
    title: 'Payment link',
    status: undefined,
    share: (
      <Card title="Share">
        <CopyField label="Address of the payment page" />
      </Card>
    ),
    qr: (
      <Card title="QR code">
        <QrCode label="Address of the payment page" />
      </Card>
    ),
    details: (
      <Card title="Details">
        <DescriptionList
          items={[
            { term: 'Amount', detail: <Skeleton shape="title" size="sm" /> },
            { term: 'Used', detail: <Skeleton shape="title" size="sm" /> },
          ]}
        />
      </Card>
    ),
    children: (
      <Card title="Payments" padding="none">
        <DataTable
          label="Payments through this link"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          loading
          skeletonRows={2}
        />
      </Card>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading the payment link')).toBeInTheDocument();
  },
};
