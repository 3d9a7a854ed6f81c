import { filler, ruled } from './DataTable.css.ts';

interface FillerProps {
  rows: number;
  rowHeight: number;
  columnCount: number;
}

/** Room, with rules, for rows that are not drawn. */
export function Filler({ rows, rowHeight, columnCount }: FillerProps) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columnCount} className={filler}>
        <Ruled rows={rows} rowHeight={rowHeight} />
      </td>
    </tr>
  );
}

function Ruled({ rows, rowHeight }: Omit<FillerProps, 'columnCount'>) {
  return (
    <div className={ruled} style={{ blockSize: rows * rowHeight, backgroundSize: `100% ${rowHeight}px` }} />
  );
}
