import { useState, type ComponentType } from 'react';
import './peers.css';
import { whenAsked } from './mount.ts';
import { PeerCells, PeerHeader } from './PeerCells.tsx';
import { PeerFilters } from './PeerFilters.tsx';
import { benchRows, statusWords } from './rows.ts';

const rows = benchRows(100);

/** Plain React, with one menu for all rows that is loaded when it is first opened. */
function Page() {
  const [open, setOpen] = useState<string | undefined>(undefined);
  const [Menu, setMenu] = useState<ComponentType<{ onClose: () => void }> | undefined>(undefined);
  const openMenu = async (id: string) => {
    setOpen(id);
    const { default: SharedMenu } = await import('./SharedMenu.tsx');
    setMenu(() => SharedMenu);
  };
  return (
    <>
      <PeerFilters>
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
      </PeerFilters>
      <table>
        <caption>Payments</caption>
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
                  onClick={() => openMenu(row.id)}
                >
                  ⋯
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && Menu && <Menu onClose={() => setOpen(undefined)} />}
    </>
  );
}

whenAsked(<Page />);
