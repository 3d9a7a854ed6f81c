import {
  details,
  summary,
  table,
  tableCaption,
  tableCell,
  tableHead,
  tableNumber,
  tableScroller,
} from './chart.css.ts';

interface ChartTableProps {
  label: string;
  /** Heading of the first column: "Day". */
  rowHeading: string;
  /** Headings of the columns with values. */
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** Two labels may be alike, and no row or column moves: the place is identity enough. */
const keyAt = (index: number) => `place-${index + 1}`;

/** What scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 } as const;

/** The same figures for those who read rather than look, and for those who want to copy them. */
export function ChartTable({ label, rowHeading, columns, rows }: ChartTableProps) {
  return (
    <details className={details}>
      <summary className={summary}>Show as a table</summary>
      <section className={tableScroller} aria-label={`${label}, as a table`} {...scrollable}>
        <table className={table}>
          <caption className={tableCaption}>{label}</caption>
          <thead className={tableHead}>
            <tr>
              <th scope="col" className={tableCell}>
                {rowHeading}
              </th>
              {columns.map((column, index) => (
                <th key={keyAt(index)} scope="col" className={`${tableCell} ${tableNumber}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={keyAt(place)}>
                <th scope="row" className={tableCell}>
                  {row.label}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={keyAt(index)} className={`${tableCell} ${tableNumber}`}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
