import { lazy, Suspense, useState } from 'react';
import './peers.css';
import { whenAsked } from './mount.ts';
import { PeerCells, PeerHeader } from './PeerCells.tsx';
import { benchRows, statusWords } from './rows.ts';

const SharedMenu = lazy(() => import('./SharedMenu.tsx'));

const rows = benchRows(100);

/** Plain React, with one menu for all rows that is loaded when it is first opened. */
function Page() {
  const [open, setOpen] = useState<string | undefined>(undefined);
  return (
    <>
      <form className="filters">
        <input type="search" aria-label="Search" />
        <select aria-label="Status">
          <option value="">Any status</option>
          {Object.entries(statusWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <select aria-label="Currency">
          <option value="">Any currency</option>
          <option>NGN</option>
          <option>EUR</option>
        </select>
      </form>
      <table>
        <PeerHeader />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <PeerCells row={row} />
              <td>
                <button
                  type="button"
                  className="menu"
                  aria-haspopup="menu"
                  aria-label={`Actions for ${row.customer}`}
                  onClick={() => setOpen(row.id)}
                >
                  ⋯
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && (
        <Suspense>
          <SharedMenu onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

whenAsked(<Page />);
