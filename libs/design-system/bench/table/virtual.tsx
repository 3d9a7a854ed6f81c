import { DataTable } from '../../src/DataTable/DataTable.tsx';
import { ThemeRoot } from '../../src/ThemeRoot/ThemeRoot.tsx';
import { whenAsked } from './mount.ts';
import { ourColumns } from './our-columns.tsx';
import { benchRows } from './rows.ts';

const rows = benchRows(10_000);

whenAsked(
  <ThemeRoot>
    <DataTable
      label="Payments"
      columns={ourColumns}
      rows={rows}
      rowKey={(row) => row.id}
      rowHref={(row) => `#${row.id}`}
      rowLabel={(row) => row.customer}
      rowMenu={() => []}
      virtual
    />
  </ThemeRoot>,
);
