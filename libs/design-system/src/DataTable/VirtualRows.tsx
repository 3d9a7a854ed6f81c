import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { gap } from './DataTable.css.ts';

export interface VirtualRowsProps {
  count: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** Draws the row at a place of the list; `measure` is its ref. */
  renderRow: (index: number, measure: (row: HTMLTableRowElement | null) => void) => ReactNode;
  columnCount: number;
  /** What a row is thought to be high, in pixels, until it is drawn and measured. */
  rowHeight: number;
}

/**
 * The rows in view, and a few around them so that arrow keys find the next one. Rows above and below stand as empty
 * space; `aria-rowindex` tells a screen reader where in the list it is.
 */
export function VirtualRows({ count, scroller, renderRow, columnCount, rowHeight }: VirtualRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Gap size={above} columnCount={columnCount} />
      {items.map(({ index }) => renderRow(index, virtual.measureElement))}
      <Gap size={below} columnCount={columnCount} />
    </>
  );
}

/** Space in place of rows that are not drawn. */
function Gap({ size, columnCount }: { size: number; columnCount: number }) {
  return (
    <tr aria-hidden="true" className={gap}>
      <td colSpan={columnCount} style={{ blockSize: size, padding: 0 }} />
    </tr>
  );
}
