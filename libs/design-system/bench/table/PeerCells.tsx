import { formatAmount, formatTime, statusWords, type BenchRow } from './rows.ts';

export const headers = ['Customer', 'Status', 'Reference', 'Method', 'Created', 'Fee', 'Amount'] as const;

const paths = {
  succeeded: 'M20 6 9 17l-5-5',
  failed: 'M18 6 6 18M6 6l12 12',
  processing: 'M12 6v6l4 2',
  refunded: 'M9 14 4 9l5-5',
} as const;

/** The cells of a row as anybody writes them: seven, the menu's is the eighth. */
export function PeerCells({ row }: { row: BenchRow }) {
  return (
    <>
      <td>
        <a href={`#${row.id}`}>{row.customer}</a>
      </td>
      <td>
        <span className={`badge ${row.status}`}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d={paths[row.status]} />
          </svg>
          {statusWords[row.status]}
        </span>
      </td>
      <td>{row.reference}</td>
      <td>{row.method}</td>
      <td>
        <time dateTime={row.createdAt}>{formatTime(row.createdAt)}</time>
      </td>
      <td className="numeric">{formatAmount(row.fee)}</td>
      <td className="numeric">{formatAmount(row.amount)}</td>
    </>
  );
}

export function PeerHeader() {
  return (
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
        <th scope="col" aria-label="Actions" />
      </tr>
    </thead>
  );
}
