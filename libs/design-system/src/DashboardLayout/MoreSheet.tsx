import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import type { MenuEntry } from '../Menu/menu-entries.ts';
import type { NavItem } from '../Sidebar/Sidebar.tsx';
import { group, heading, line, list, sheet } from './MoreSheet.css.ts';

interface MoreSheetProps {
  /** What the bar has no room for. */
  items: readonly NavItem[];
  /** The person's own menu. */
  entries: readonly MenuEntry[];
  onLeave: () => void;
}

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
                    <Way {...child} onLeave={onLeave} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Way {...item} onLeave={onLeave} />
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
  onLeave: () => void;
}

function Way({ href, label, icon, current, onLeave }: WayProps) {
  return (
    <Anchor href={href} aria-current={current ? 'page' : undefined} className={line} onClick={onLeave}>
      {icon && <Icon icon={icon} size={20} />}
      {label}
    </Anchor>
  );
}

function Entry({ entry, onLeave }: { entry: Extract<MenuEntry, { label: string }>; onLeave: () => void }) {
  const { label, icon, disabled, href, onSelect } = entry;
  if (href !== undefined) return <Way href={href} label={label} icon={icon} onLeave={onLeave} />;
  return (
    <button
      type="button"
      className={line}
      disabled={disabled}
      aria-pressed={entry.selected}
      onClick={() => {
        onLeave();
        onSelect();
      }}
    >
      {icon && <Icon icon={icon} size={20} />}
      {label}
    </button>
  );
}
