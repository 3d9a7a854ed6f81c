import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { usePermission } from '../PermissionProvider/PermissionProvider.tsx';
import { group, hint as hintStyle, item as itemStyle, symbol, words } from './CommandPalette.css.ts';
import type { CommandItem } from './commands.ts';

interface CommandEntriesProps {
  heading: string;
  /** Keeps an entry apart from the same one in another group. */
  prefix: string;
  items: readonly CommandItem[];
  /** Closes the palette, then runs what was chosen. */
  onLeave: (action?: () => void) => void;
}

/** One group of the palette. */
export function CommandEntries({ heading, prefix, items, onLeave }: CommandEntriesProps) {
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading} value={prefix} className={group}>
      {items.map((item) => {
        const entry = <Entry key={item.id} item={item} value={`${prefix}${item.id}`} onLeave={onLeave} />;
        return item.permission ? (
          <Guarded key={item.id} permission={item.permission}>
            {entry}
          </Guarded>
        ) : (
          entry
        );
      })}
    </Command.Group>
  );
}

interface GuardedProps {
  permission: NonNullable<CommandItem['permission']>;
  children: ReactNode;
}

function Guarded({ permission, children }: GuardedProps) {
  return usePermission(permission) ? children : null;
}

interface EntryProps {
  item: CommandItem;
  value: string;
  onLeave: (action?: () => void) => void;
}

function Entry({ item, value, onLeave }: EntryProps) {
  const { label, hint, icon, keywords = [], href, onSelect } = item;
  const shared = { value, keywords: [label, ...keywords] };
  const body = (
    <>
      {icon && (
        <span className={symbol}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={words}>{label}</span>
      {hint && (
        <span className={hintStyle} dir="auto">
          {hint}
        </span>
      )}
    </>
  );
  if (href === undefined) {
    return (
      <Command.Item {...shared} onSelect={() => onLeave(onSelect)} className={itemStyle}>
        {body}
      </Command.Item>
    );
  }
  return (
    <Command.Item {...shared} asChild>
      <Anchor
        href={href}
        tabIndex={-1}
        className={itemStyle}
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          if (!ctrlKey && !metaKey && !shiftKey) onLeave();
        }}
      >
        {body}
      </Anchor>
    </Command.Item>
  );
}
