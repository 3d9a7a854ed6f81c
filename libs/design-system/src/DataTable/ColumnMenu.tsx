import Columns3 from 'lucide-react/icons/columns-3';
import { Button } from '../Button/Button.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { counter } from './Toolbar.css.ts';
import type { DataColumn } from './data-columns.ts';

interface ColumnMenuProps {
  columns: readonly Pick<DataColumn<never>, 'key' | 'header' | 'required'>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Which columns show. The caller keeps the choice: in the address, in an account, in the browser. */
export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  const count = columns.filter((column) => !column.required && hidden.has(column.key)).length;
  const shown = count > 0 ? `${columns.length - count} of ${columns.length}` : undefined;

  const entries = columns.map(({ key, header, required = false }): MenuEntry => ({
    label: header,
    description: required ? 'Always shown' : undefined,
    disabled: required,
    checked: required || !hidden.has(key),
    onCheck: (checked) => {
      const next = new Set(hidden);
      if (checked) next.delete(key);
      else next.add(key);
      onChange(next);
    },
  }));

  return (
    <Menu
      label="Columns"
      items={[
        ...entries,
        { separator: true },
        { label: 'Show all', disabled: hidden.size === 0, onSelect: () => onChange(new Set()) },
      ]}
      trigger={
        <Button size="sm" icon={Columns3} aria-label={shown && `Columns ${shown}`}>
          Columns {shown && <span className={counter}>{shown}</span>}
        </Button>
      }
    />
  );
}
