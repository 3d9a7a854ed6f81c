import type { DataColumn } from '../../src/DataTable/DataTable.tsx';
import { DateTime } from '../../src/DateTime/DateTime.tsx';
import { Money } from '../../src/Money/Money.tsx';
import { StatusBadge } from '../../src/StatusBadge/StatusBadge.tsx';
import { timeZone, type BenchRow } from './rows.ts';

/** The columns of the peers, of the library's own parts. */
export const ourColumns: readonly DataColumn<BenchRow>[] = [
  {
    key: 'customer',
    width: '16%',
    header: 'Customer',
    cell: (row) => row.customer,
    sortValue: (row) => row.customer,
  },
  {
    key: 'status',
    width: '13%',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} />,
    phone: 'status',
  },
  { key: 'reference', width: '14%', header: 'Reference', cell: (row) => row.reference },
  { key: 'method', width: '14%', header: 'Method', cell: (row) => row.method },
  {
    key: 'created',
    width: '17%',
    header: 'Created',
    cell: (row) => <DateTime value={row.createdAt} timeZone={timeZone} />,
  },
  {
    key: 'fee',
    width: '10%',
    header: 'Fee',
    cell: (row) => <Money amount={row.fee} currency="NGN" />,
    numeric: true,
  },
  {
    key: 'amount',
    width: '12%',
    header: 'Amount',
    cell: (row) => <Money amount={row.amount} currency="NGN" />,
    sortValue: (row) => row.amount,
    numeric: true,
    phone: 'value',
  },
];
