import type { RequiredPermission } from '@harbour/domain/permission';
import { denialInWords } from '@harbour/domain/permission-words';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import type { MenuEntry, MenuItem } from '../Menu/menu-entries.ts';
import { usePermissionCheck } from '../PermissionProvider/PermissionProvider.tsx';
import type { NavItem } from '../Sidebar/Sidebar.tsx';
import { group, heading, line, list, reason, sheet } from './MoreSheet.css.ts';

interface MoreSheetProps {
  /** What the bar has no room for. */
  items: readonly NavItem[];
  /** The person's own menu. */
  entries: readonly MenuEntry[];
  onLeave: Leave;
}

/** Closes the sheet. An action runs once it is gone and focus is back, so that a dialog it opens knows whom to give focus. */
type Leave = (action?: () => void) => void;

/** Behind More on a phone: the rest of the ways, and what is in the person's menu. */
export function MoreSheet({ items, entries, onLeave }: MoreSheetProps) {
  // What the ways lead to already is not said twice.
  const ways = new Set(
    items.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)]),
  );
  return (
    <div className={sheet}>
      {items.map((item) => (
        <section key={item.href} className={group} aria-label={item.label}>
          {item.children?.length ? (
            <>
              <p className={heading}>{item.label}</p>
              <ul className={list}>
                {item.children.map((child) => (
                  <li key={child.href}>
                    <Way {...child} onLeave={() => onLeave()} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Way {...item} onLeave={() => onLeave()} />
          )}
        </section>
      ))}
      <section className={group} aria-label="Your account">
        <ul className={list}>
          {entries.map((entry) =>
            'label' in entry && !(entry.href && ways.has(entry.href)) ? (
              <li key={entry.label}>
                <Entry entry={entry} onLeave={onLeave} />
              </li>
            ) : null,
          )}
        </ul>
      </section>
    </div>
  );
}

interface WayProps {
  href: string;
  label: string;
  icon?: IconComponent;
  current?: boolean;
  external?: boolean;
  onLeave: () => void;
}

function Way({ href, label, icon, current, external, onLeave }: WayProps) {
  return (
    <Anchor
      href={href}
      target={external ? '_blank' : undefined}
      aria-current={current ? 'page' : undefined}
      className={line}
      onClick={onLeave}
    >
      {icon && <Icon icon={icon} size={20} />}
      {label}
    </Anchor>
  );
}

interface EntryProps {
  entry: MenuItem;
  onLeave: Leave;
}

function Entry({ entry, onLeave }: EntryProps) {
  return entry.permission ? (
    <GuardedEntry entry={entry} permission={entry.permission} onLeave={onLeave} />
  ) : (
    <OpenEntry entry={entry} onLeave={onLeave} />
  );
}

function GuardedEntry({ permission, ...rest }: EntryProps & { permission: RequiredPermission }) {
  const can = usePermissionCheck();
  return <OpenEntry {...rest} missing={can(permission) ? undefined : permission} />;
}

function OpenEntry({ entry, onLeave, missing }: EntryProps & { missing?: RequiredPermission }) {
  const { label, icon, disabled, href, onSelect } = entry;
  if (disabled || missing) {
    return (
      // Reachable all the same: whoever comes by keyboard hears that it exists and what it needs.
      <button type="button" className={line} aria-disabled="true">
        {icon && <Icon icon={icon} size={20} />}
        <span>
          {label}
          {missing && <span className={reason}>{denialInWords(missing).what}</span>}
        </span>
      </button>
    );
  }
  if (href !== undefined) return <Way {...entry} href={href} onLeave={() => onLeave()} />;
  return (
    <button type="button" className={line} aria-pressed={entry.selected} onClick={() => onLeave(onSelect)}>
      {icon && <Icon icon={icon} size={20} />}
      {label}
    </button>
  );
}
