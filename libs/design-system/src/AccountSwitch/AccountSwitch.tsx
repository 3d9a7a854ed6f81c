import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Plus from 'lucide-react/icons/plus';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { usePlace } from '../Sidebar/place.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  arrows,
  detail as detailStyle,
  grounds,
  name as nameStyle,
  pressable,
  row,
  texts,
} from './AccountSwitch.css.ts';

export interface Account {
  id: string;
  name: string;
  /** What tells two of the same name apart: a role, a country, a number. */
  detail?: string;
}

export interface AccountSwitchProps {
  accounts: readonly Account[];
  /** Id of the one that is open. */
  current: string;
  onChange?: (id: string) => void;
  /** Where another business is created. */
  createHref?: string;
  loading?: boolean;
}

/** Whose account is open, and the others one may work for. In a collapsed sidebar its mark alone. */
export function AccountSwitch({
  accounts,
  current,
  onChange,
  createHref,
  loading = false,
}: AccountSwitchProps) {
  const { ground, collapsed } = usePlace();
  const account = accounts.find(({ id }) => id === current);
  const shape = `${row} ${grounds[ground]}`;

  if (loading || !account) {
    return (
      <span className={shape} data-collapsed={collapsed || undefined} aria-busy="true">
        <Skeleton />
        <VisuallyHidden>Loading businesses</VisuallyHidden>
      </span>
    );
  }

  const face = (
    <>
      <span data-theme={ground === 'hull' ? 'dark' : undefined}>
        <Avatar name={account.name} size="sm" />
      </span>
      {!collapsed && (
        <span className={texts}>
          <span className={nameStyle} dir="auto">
            {account.name}
          </span>
          {account.detail && (
            <span className={detailStyle} dir="auto">
              {account.detail}
            </span>
          )}
        </span>
      )}
    </>
  );
  if (accounts.length === 1 && createHref === undefined) {
    return (
      <span className={shape} data-collapsed={collapsed || undefined}>
        {face}
      </span>
    );
  }

  const items: MenuEntry[] = accounts.map(({ id, name, detail }) => ({
    label: name,
    description: detail,
    selected: id === current,
    onSelect: () => id !== current && onChange?.(id),
  }));
  if (createHref !== undefined) {
    items.push({ separator: true }, { label: 'Create a business', icon: Plus, href: createHref });
  }
  return (
    <Menu
      label="Switch account"
      align="start"
      side={collapsed ? 'right' : 'bottom'}
      items={[{ heading: 'Businesses' }, ...items]}
      trigger={
        <button
          type="button"
          className={`${shape} ${pressable[ground]}`}
          data-collapsed={collapsed || undefined}
          aria-label={collapsed ? `${account.name}, switch account` : undefined}
        >
          {face}
          {!collapsed && (
            <span className={arrows}>
              <Icon icon={ChevronsUpDown} size={14} />
              <VisuallyHidden>, switch account</VisuallyHidden>
            </span>
          )}
        </button>
      }
    />
  );
}
