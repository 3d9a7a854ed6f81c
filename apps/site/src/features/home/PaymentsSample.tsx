import { Grid } from '@harbour/design-system/Grid';
import { Money } from '@harbour/design-system/Money';
import { Stat } from '@harbour/design-system/Stat';
import { StatusBadge } from '@harbour/design-system/StatusBadge';
import { Table } from '@harbour/design-system/Table';
import type { Column } from '@harbour/design-system/Table';
import { customer as customerPlace, payments, stats, windowBar, windowTitle } from './samples.css.ts';
import { samplePayments } from './sample-data.ts';
import type { SamplePayment } from './sample-data.ts';

function CustomerCell({ customer }: SamplePayment) {
  return <span className={customerPlace}>{customer}</span>;
}

const columns: readonly Column<SamplePayment>[] = [
  { key: 'customer', header: 'Customer', cell: CustomerCell },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => <Money value={amount} /> },
];

/** The merchant's side: figures of the day and the payments as they come in. */
export function PaymentsSample() {
  return (
    <div className={payments}>
      <div className={windowBar}>
        <p className={windowTitle}>Payments</p>
      </div>
      <div className={stats}>
        <Grid columns={2} gap={4}>
          <Stat label="Paid today" value={<Money amount={9_945_000} currency="NGN" />} hint="3 payments" />
          <Stat
            label="Refunded"
            value={<Money amount={240_000} currency="NGN" />}
            hint="1 of them, in part"
          />
        </Grid>
      </div>
      <Table
        label="Sample payments"
        rows={samplePayments}
        rowKey={({ reference }) => reference}
        columns={columns}
      />
    </div>
  );
}
