import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { row as rowStyle } from '../Table/Table.css.ts';
import { bone, boxBone, menuCell, selectCell } from './DataTable.css.ts';
import type { TableColumns } from './table-columns.ts';

interface SkeletonRowsProps<Row> {
  columns: TableColumns<Row>;
  count: number;
  select: boolean;
  menu: boolean;
}

const box = (
  <span className={boxBone}>
    <Skeleton />
  </span>
);

/** Rows as high as those that are about to come, so that nothing moves when they do. */
export function SkeletonRows<Row>({ columns, count, select, menu }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={`skeleton-${index + 1}`} className={rowStyle}>
      {select && <td className={selectCell}>{box}</td>}
      {columns.map(({ column, className }) => (
        <td key={column.key} className={className}>
          <span className={bone} data-numeric={column.numeric ? '' : undefined}>
            <Skeleton />
          </span>
        </td>
      ))}
      {menu && <td className={menuCell}>{box}</td>}
    </tr>
  ));
}
