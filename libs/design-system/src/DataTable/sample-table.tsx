import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable, type DataTableProps, type SelectedKeys, type Sort } from './DataTable.tsx';
import { paymentColumns, samplePayments, type SamplePayment } from './sample-payments.tsx';

export const rows = samplePayments(7);
export const refund = fn();

const base: DataTableProps<SamplePayment> = {
  label: 'Payments',
  columns: paymentColumns,
  rows,
  rowKey: (row) => row.id,
  rowHref: (row) => `#/app/payments/${row.id}`,
  rowLabel: (row) => `${row.customer}, ${row.reference}`,
  rowMenu: (row) => [
    { label: 'Copy reference', icon: Copy, onSelect: fn() },
    { label: 'Refund', icon: RotateCcw, onSelect: () => refund(row.id) },
  ],
};

const exportButton = (keys: SelectedKeys) => (
  <Button size="sm" icon={Download}>
    Export {keys.size}
  </Button>
);

/** The table with the state that a screen would keep for it. */
export function Payments({
  selectable,
  ...props
}: Partial<DataTableProps<SamplePayment>> & { selectable?: boolean }) {
  const [sort, setSort] = useState<Sort | undefined>(props.sort);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(props.hiddenColumns ?? new Set());
  const [selected, setSelected] = useState<SelectedKeys>(props.selection?.selected ?? new Set());
  return (
    <Card padding="none">
      <DataTable<SamplePayment>
        {...base}
        {...props}
        sort={sort}
        onSortChange={setSort}
        hiddenColumns={hidden}
        onHiddenColumnsChange={setHidden}
        selection={
          selectable
            ? {
                selected,
                onChange: setSelected,
                actions: exportButton,
              }
            : undefined
        }
      />
    </Card>
  );
}
