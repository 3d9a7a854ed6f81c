import type { RequiredPermission } from '@harbour/domain/permission';
import { denialInWords } from '@harbour/domain/permission-words';
import Check from 'lucide-react/icons/check';
import { Menu as Radix } from 'radix-ui/internal';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { usePermissionCheck } from '../PermissionProvider/PermissionProvider.tsx';
import {
  check,
  heading,
  item as itemStyle,
  reason,
  separator,
  symbol,
  texts,
  tones,
  words,
} from './Menu.css.ts';
import type { MenuEntry, MenuItem } from './menu-entries.ts';

interface MenuItemsProps {
  items: readonly MenuEntry[];
  onChoose: (action: () => void) => void;
}

/** What stands in an open menu. */
export function MenuItems({ items, onChoose }: MenuItemsProps) {
  const iconSlot = items.some((entry) => 'icon' in entry && entry.icon !== undefined);
  return items.map((entry, index) => {
    // Entries of an open menu do not move, and two may bear one name: the place is identity enough.
    const key = `entry-${index + 1}`;
    if ('separator' in entry) return <Radix.Separator key={key} className={separator} />;
    if ('heading' in entry) {
      return (
        <Radix.Label key={key} className={heading}>
          {entry.heading}
        </Radix.Label>
      );
    }
    const shared = { item: entry, iconSlot, onChoose };
    return entry.permission ? (
      <GuardedItem key={key} {...shared} permission={entry.permission} />
    ) : (
      <Item key={key} {...shared} />
    );
  });
}

interface ItemProps {
  item: MenuItem;
  /** Some entry of the menu has an icon: room is kept for one in each, so that their words begin on one line. */
  iconSlot: boolean;
  onChoose: (action: () => void) => void;
  missing?: RequiredPermission;
}

function GuardedItem({
  permission,
  ...rest
}: ItemProps & { permission: NonNullable<MenuItem['permission']> }) {
  const can = usePermissionCheck();
  return <Item {...rest} missing={can(permission) ? undefined : permission} />;
}

function Item({ item, iconSlot, onChoose, missing }: ItemProps) {
  const off = item.disabled === true || missing !== undefined;
  const note = missing === undefined ? item.description : denialInWords(missing).what;
  const body: ReactNode = (
    <>
      {iconSlot && <span className={symbol}>{item.icon && <Icon icon={item.icon} />}</span>}
      <span className={texts}>
        <span className={words}>{item.label}</span>
        {note && <span className={reason}>{note}</span>}
      </span>
      {(item.onCheck ? item.checked : item.selected) && (
        <span className={check}>
          <Icon icon={Check} />
        </span>
      )}
    </>
  );
  const state = stateOf(item);
  const className = `${itemStyle} ${tones[off ? 'default' : (item.tone ?? 'default')]}`;
  if (off) {
    return (
      // Reachable all the same: whoever comes by keyboard hears that it exists and what it needs.
      <Radix.Item
        textValue={item.label}
        aria-disabled="true"
        data-off=""
        onSelect={(event) => event.preventDefault()}
        className={className}
        {...state}
      >
        {body}
      </Radix.Item>
    );
  }
  if (item.href !== undefined) {
    return (
      <Radix.Item asChild textValue={item.label}>
        <Anchor
          href={item.href}
          target={item.external ? '_blank' : undefined}
          aria-current={item.current ? 'page' : undefined}
          className={className}
        >
          {body}
        </Anchor>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      textValue={item.label}
      onSelect={(event) => {
        if (!item.onCheck) return onChoose(item.onSelect);
        event.preventDefault();
        item.onCheck(!item.checked);
      }}
      className={className}
      {...state}
    >
      {body}
    </Radix.Item>
  );
}

/** What a screen reader hears of an entry that is on or off. */
function stateOf(item: MenuItem) {
  if (item.onCheck) return { role: 'menuitemcheckbox', 'aria-checked': item.checked };
  return item.selected === undefined ? {} : { role: 'menuitemradio', 'aria-checked': item.selected };
}
