import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { lazyPart } from '../Dialog/lazy-part.tsx';
import { useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import type { MenuEntry } from '../Menu/menu-entries.ts';
import { cardLabelVars } from '../Table/cell-class.ts';
import { showsWhole } from '../Table/cell-content.tsx';
import { body, caption, head, scroller as scrollerStyle, scrolling, table } from '../Table/Table.css.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { DataRow } from './DataRow.tsx';
import { footer as footerStyle, progress, stale, stickyHead, virtualScroller } from './DataTable.css.ts';
import { sortRows, type DataColumn, type Sort } from './data-columns.ts';
import { FailedRows } from './FailedRows.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { PagedRows } from './PagedRows.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { RowMenu } from './RowMenu.tsx';
import { selectionWords, shownState, toggleShown, type SelectedKeys, type Selection } from './selection.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableColumns } from './table-columns.ts';
import { quietWords } from './Toolbar.css.ts';
import { Toolbar } from './Toolbar.tsx';
import { useRowEvents } from './use-row-events.ts';
import { useWide } from './use-wide.ts';

export type { DataColumn, Sort } from './data-columns.ts';
export type { SelectedKeys, Selection } from './selection.ts';

export interface DataTableProps<Row> {
  /** What the table lists, for a screen reader: "Payments". */
  label: string;
  /** Keep the array the same between renders: a new one draws every row again. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes each row a real link: opens in a new tab, can be copied, is reached by Tab. */
  rowHref?: (row: Row) => string;
  /** Names a row where its first cell is not enough: for its link, tick box and menu. */
  rowLabel?: (row: Row) => string;
  /** Entries of the menu at the end of each row; made only when it opens. */
  rowMenu?: (row: Row) => readonly MenuEntry[];
  sort?: Sort;
  /** Without it nothing can be sorted. */
  onSortChange?: (sort: Sort | undefined) => void;
  selection?: Selection;
  /** Keys of the columns that are not shown; with the change handler there is a menu for them. */
  hiddenColumns?: ReadonlySet<string>;
  onHiddenColumnsChange?: (hidden: ReadonlySet<string>) => void;
  /** Stands at the start of the line that holds the column menu. */
  toolbar?: ReactNode;
  loading?: boolean;
  skeletonRows?: number;
  /** The next page or order is on its way; the rows shown stay until it comes. */
  refreshing?: boolean;
  /** Said in place of rows, or above those of an earlier time, with a way to try again. */
  error?: { title?: string; message: string; onRetry: () => void };
  /** An EmptyState, in place of rows. */
  empty?: ReactNode;
  /** Pagination. */
  footer?: ReactNode;
  /** Thousands of rows in one page: only those in view are drawn, and the table scrolls inside itself. */
  virtual?: boolean;
  /** How many rows the whole list has, where that is known, and the place (from 1) of the first one here. */
  total?: number;
  firstRow?: number;
}

// Lists that come in pages do without it.
const { Part: VirtualRows } = lazyPart(async () => (await import('./VirtualRows.tsx')).VirtualRows);

/** A list of things of one kind: sorted, selected, paged, each row a link. On a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns: allColumns, rows, rowKey, rowHref, rowLabel, rowMenu, total, firstRow } = props;
  const { sort, onSortChange, selection, hiddenColumns, onHiddenColumnsChange } = props;
  const { toolbar, loading = false, skeletonRows = 8, refreshing = false, error, empty, footer } = props;
  const { virtual = false } = props;

  const columns = useMemo(() => tableColumns(allColumns, hiddenColumns), [allColumns, hiddenColumns]);
  const sorted = useMemo(() => sortRows(rows, allColumns, sort), [rows, allColumns, sort]);
  const selected = selection?.selected;
  const selects = selection !== undefined;
  const keys = () => sorted.map(rowKey);
  const link = useLinkComponent();

  const { openRow, closeRow, listeners } = useRowEvents({
    keys,
    selection,
    entriesOf:
      rowMenu &&
      ((key) => {
        const row = sorted.find((each) => rowKey(each) === key);
        return row && rowMenu(row);
      }),
  });

  const hasRows = !loading && sorted.length > 0;
  const isEmpty = !loading && !error && sorted.length === 0;
  const drawn = hasRows || loading || (isEmpty && empty === undefined);
  const [wide, wideRef] = useWide();
  // The header is the first row of the table; without a known place the rows are counted by the browser.
  const offset = virtual || firstRow !== undefined ? (firstRow ?? 1) + 1 : undefined;

  const renderRow = (index: number, element?: number) => {
    const row = sorted[index];
    if (row === undefined) return null;
    const key = rowKey(row);
    return (
      <DataRow
        key={element ?? key}
        row={row}
        rowKey={key}
        columns={columns}
        href={rowHref?.(row)}
        link={link}
        label={rowLabel?.(row)}
        selected={selected?.has(key)}
        menuOpen={rowMenu && openRow?.key === key}
        rowIndex={offset === undefined ? undefined : offset + index}
      />
    );
  };

  const sortedBy = sort && allColumns.find(({ key }) => key === sort.key);
  const selectedWords = selected && selected.size > 0 ? selectionWords(selected, keys()) : undefined;
  const headerProps = {
    columns,
    sort,
    onSortChange,
    shown: selected && shownState(selected, keys()),
    onToggleShown: () => selection?.onChange(toggleShown(selection.selected, keys())),
  };
  const labels = useMemo(
    () =>
      cardLabelVars(
        columns.map(({ column }) => column),
        selects ? 1 : 0,
      ),
    [columns, selects],
  );
  const columnCount = columns.length + Number(selection !== undefined) + Number(rowMenu !== undefined);
  const truncates = columns.some(({ column }) => column.truncate);
  const bodyProps = {
    className: refreshing ? `${body} ${stale}` : body,
    ...listeners,
    ...(truncates && showsWhole),
  };
  const columnMenu = onHiddenColumnsChange && (
    <ColumnMenu columns={allColumns} hidden={hiddenColumns ?? none} onChange={onHiddenColumnsChange} />
  );

  return (
    <>
      {(toolbar || columnMenu || selection) && (
        <Toolbar
          start={toolbar ?? (selection && <span className={quietWords}>None selected</span>)}
          end={columnMenu}
          bulkWords={selectedWords}
          bulkActions={selected && selection?.actions?.(selected)}
          onClear={() => selection?.onChange(none)}
        />
      )}
      {(selection || onSortChange) && (
        <output className={caption}>
          {selectedWords ?? (sortedBy && `Sorted by ${sortedBy.header}, ${sort.direction}`)}
        </output>
      )}
      {error && <FailedRows label={label} above={hasRows} {...error} />}
      {isEmpty && empty}
      {drawn && (
        <>
          <PhoneTools {...headerProps} />
          {refreshing && <div className={progress} />}
          <div
            ref={wideRef}
            data-scroller=""
            className={`${scrollerStyle} ${wide ? scrolling : ''} ${virtual ? virtualScroller : ''}`}
          >
            <table
              className={table}
              data-virtual={virtual ? '' : undefined}
              style={{ ...labels, '--columns': columns.length } as CSSProperties}
              data-fixed={virtual || columns.some(({ column }) => column.width) ? '' : undefined}
              data-loading={loading ? '' : undefined}
              aria-busy={loading || refreshing || undefined}
              aria-rowcount={offset && rowCount(total ?? (virtual ? sorted.length : undefined))}
            >
              <caption className={caption}>
                {label}
                {loading && ', loading'}
              </caption>
              <thead className={`${head} ${stickyHead}`}>
                <HeaderRow {...headerProps} hasMenu={rowMenu !== undefined} rowIndex={offset && 1} />
              </thead>
              {virtual && hasRows ? (
                <VirtualRows
                  count={sorted.length}
                  keyOf={(index) => (sorted[index] === undefined ? '' : rowKey(sorted[index]))}
                  renderRow={renderRow}
                  indexOf={(key) => sorted.findIndex((row) => rowKey(row) === key)}
                  columnCount={columnCount}
                >
                  {(drawnRows, ref) => (
                    <tbody ref={ref} {...bodyProps}>
                      {drawnRows}
                    </tbody>
                  )}
                </VirtualRows>
              ) : (
                <tbody {...bodyProps}>
                  {loading && (
                    <SkeletonRows
                      columns={columns}
                      count={skeletonRows}
                      select={selection !== undefined}
                      menu={rowMenu !== undefined}
                    />
                  )}
                  {hasRows && (
                    <PagedRows count={sorted.length} renderRow={renderRow} columnCount={columnCount} />
                  )}
                </tbody>
              )}
            </table>
          </div>
        </>
      )}
      {footer && <div className={footerStyle}>{footer}</div>}
      <RowMenu label={`${label}: actions`} row={openRow} onClose={closeRow} />
    </>
  );
}

const none: SelectedKeys = new Set();

/** With the header; −1, as ARIA has it, where nobody knows. */
function rowCount(rows: number | undefined): number {
  return rows === undefined ? -1 : rows + 1;
}
