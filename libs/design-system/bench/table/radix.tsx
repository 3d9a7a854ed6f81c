import { DropdownMenu, Select } from 'radix-ui';
import './peers.css';
import { whenAsked } from './mount.ts';
import { PeerCells, PeerHeader } from './PeerCells.tsx';
import { PeerFilters } from './PeerFilters.tsx';
import { benchRows, statusWords } from './rows.ts';

const rows = benchRows(100);

function Choice({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <Select.Root>
      <Select.Trigger aria-label={label}>
        <Select.Value placeholder={`Any ${label}`} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="panel">
          <Select.Viewport>
            {words.map((word) => (
              <Select.Item key={word} value={word}>
                <Select.ItemText>{word}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

/** Radix primitives as their documentation shows them: a menu's root in each row. */
function Page() {
  return (
    <>
      <PeerFilters>
        <Choice label="status" words={Object.values(statusWords)} />
        <Choice label="currency" words={['NGN', 'EUR']} />
      </PeerFilters>
      <table>
        <caption>Payments</caption>
        <PeerHeader />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <PeerCells row={row} />
              <td>
                <DropdownMenu.Root>
                  <DropdownMenu.Trigger className="menu" aria-label={`Actions for ${row.customer}`}>
                    ⋯
                  </DropdownMenu.Trigger>
                  <DropdownMenu.Portal>
                    <DropdownMenu.Content className="panel">
                      <DropdownMenu.Item>Copy reference</DropdownMenu.Item>
                      <DropdownMenu.Item>Refund</DropdownMenu.Item>
                    </DropdownMenu.Content>
                  </DropdownMenu.Portal>
                </DropdownMenu.Root>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

whenAsked(<Page />);
