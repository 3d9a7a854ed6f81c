import { useState } from 'react';
import { formatAmount, formatTime, statusWords, timeZone, type BenchRow } from './rows.ts';

const headers = [
  { words: 'Customer', sorts: true },
  { words: 'Status' },
  { words: 'Reference' },
  { words: 'Method' },
  { words: 'Created' },
  { words: 'Fee', numeric: true },
  { words: 'Amount', numeric: true, sorts: true },
] as const satisfies readonly { words: string; sorts?: boolean; numeric?: boolean }[];

const paths = {
  succeeded: 'M20 6 9 17l-5-5',
  failed: 'M18 6 6 18M6 6l12 12',
  processing: 'M12 6v6l4 2',
  refunded: 'M9 14 4 9l5-5',
} as const;

/** The cells of a row as anybody writes them: seven, the menu's is the eighth. */
export function PeerCells({ row }: { row: BenchRow }) {
  const time = formatTime(row.createdAt);
  return (
    <>
      <td>
        <a className="cover" href={`#${row.id}`}>
          {row.customer}
        </a>
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
        <time dateTime={row.createdAt} title={`${time} ${timeZone}`}>
          {time}
        </time>
      </td>
      <td className="numeric">{formatAmount(row.fee)}</td>
      <td className="numeric">{formatAmount(row.amount)}</td>
    </>
  );
}

/** Headers of which two sort. */
export function PeerHeader() {
  const [sorted, setSorted] = useState<string | undefined>(undefined);
  return (
    <thead>
      <tr>
        {headers.map((header) => (
          <th
            key={header.words}
            scope="col"
            className={'numeric' in header ? 'numeric' : undefined}
            aria-sort={'sorts' in header ? (sorted === header.words ? 'ascending' : 'none') : undefined}
          >
            {'sorts' in header ? (
              <button type="button" className="sort" onClick={() => setSorted(header.words)}>
                {header.words}
                <span className="arrow" />
              </button>
            ) : (
              header.words
            )}
          </th>
        ))}
        <th scope="col" aria-label="Actions" />
      </tr>
    </thead>
  );
}
