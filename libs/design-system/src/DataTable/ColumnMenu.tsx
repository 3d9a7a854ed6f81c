import Columns3 from 'lucide-react/icons/columns-3';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { preloadMenu } from '../Menu/lazy-menu-panel.ts';
import { counter } from './DataTable.css.ts';
import type { DataColumn } from './data-columns.ts';

const load = () => import('./ColumnPanel.tsx');
const ColumnPanel = lazy(async () => ({ default: (await load()).ColumnPanel }));

interface ColumnMenuProps {
  columns: readonly Pick<DataColumn<never>, 'key' | 'header' | 'required'>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

function preload() {
  preloadMenu();
  load().catch(() => undefined);
}

/** Which columns show. The caller keeps the choice: in the address, in an account, in the browser. */
export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  const [opened, setOpened] = useState<{ button: HTMLElement; byKey: boolean } | undefined>(undefined);
  const count = columns.filter((column) => !column.required && hidden.has(column.key)).length;
  const shown = count > 0 ? `${columns.length - count} of ${columns.length}` : undefined;
  return (
    <>
      <Button
        size="sm"
        icon={Columns3}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-label={shown && `Columns ${shown}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget, detail }) =>
          setOpened(opened ? undefined : { button: currentTarget, byKey: detail === 0 })
        }
      >
        Columns {shown && <span className={counter}>{shown}</span>}
      </Button>
      {opened && (
        <Suspense>
          <ColumnPanel
            anchor={opened.button}
            byKey={opened.byKey}
            columns={columns}
            hidden={hidden}
            onChange={onChange}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
