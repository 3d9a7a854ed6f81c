import { useState } from 'react';
import { DataTable, type Sort } from '../../src/DataTable/DataTable.tsx';
import { FilterBar } from '../../src/FilterBar/FilterBar.tsx';
import { ThemeRoot } from '../../src/ThemeRoot/ThemeRoot.tsx';
import { whenAsked } from './mount.ts';
import { ourColumns } from './our-columns.tsx';
import { benchRows, statusWords } from './rows.ts';

const rows = benchRows(100);
const statuses = Object.entries(statusWords).map(([value, label]) => ({ value, label }));
const currencies = ['NGN', 'EUR'].map((value) => ({ value, label: value }));
const menu = [
  { label: 'Copy reference', onSelect: () => undefined },
  { label: 'Refund', onSelect: () => undefined },
];

function Page() {
  const [status, setStatus] = useState<string | undefined>(undefined);
  const [currency, setCurrency] = useState<string | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort | undefined>(undefined);
  return (
    <ThemeRoot>
      <FilterBar
        label="Filter payments"
        search={{ label: 'Search', value: search, onChange: setSearch }}
        filters={[
          { key: 'status', label: 'Status', value: status, options: statuses, onChange: setStatus },
          { key: 'currency', label: 'Currency', value: currency, options: currencies, onChange: setCurrency },
        ]}
        onClearAll={() => setStatus(undefined)}
        results="100 payments"
      />
      <DataTable
        label="Payments"
        columns={ourColumns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `#${row.id}`}
        rowLabel={(row) => row.customer}
        rowMenu={() => menu}
        sort={sort}
        onSortChange={setSort}
      />
    </ThemeRoot>
  );
}

whenAsked(<Page />);
