import type { ReactNode, RefCallback } from 'react';
import { filler, ruled } from './DataTable.css.ts';
import { useWindow } from './use-window.ts';

interface VirtualBodyProps {
  count: number;
  renderRow: (index: number) => ReactNode;
  columnCount: number;
  /** Draws the body of the table around the rows. */
  children: (rows: ReactNode, ref: RefCallback<HTMLElement>) => ReactNode;
}

/**
 * The rows in view, and a few around them. Those above and below stand as ruled paper, so that a scroll faster than the
 * drawing shows lines and not a hole; `aria-rowindex` tells a screen reader where in the list it is.
 */
export function VirtualRows({ count, renderRow, columnCount, children }: VirtualBodyProps) {
  const [{ first, length, rowHeight }, ref] = useWindow(count);
  const last = Math.min(count, first + length);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, index) => renderRow(first + index));
  return children(
    <>
      <Filler rows={first} rowHeight={rowHeight} columnCount={columnCount} />
      {rows}
      <Filler rows={count - last} rowHeight={rowHeight} columnCount={columnCount} />
    </>,
    ref,
  );
}

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
