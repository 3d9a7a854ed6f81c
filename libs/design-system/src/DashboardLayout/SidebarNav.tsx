import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import type { NavLink } from '../PublicLayout/PublicLayout.tsx';
import { navLink, navList, subLink, subList } from './DashboardLayout.css.ts';

export interface NavItem extends NavLink {
  icon: IconComponent;
  /** Shown while this entry is the current one. */
  children?: readonly NavLink[];
}

interface SidebarNavProps {
  items: readonly NavItem[];
  /** Show all children, whatever is current. */
  expanded?: boolean;
  onNavigate?: () => void;
}

/** The entries of the sidebar and of the phone's drawer. */
export function SidebarNav({ items, expanded = false, onNavigate }: SidebarNavProps) {
  return (
    <ul className={navList}>
      {items.map((item) => {
        const open = item.children && item.children.length > 0 && (expanded || item.current);
        const childIsCurrent = item.children?.some((child) => child.current) ?? false;
        return (
          <li key={item.href}>
            <Anchor
              href={item.href}
              aria-current={item.current ? (childIsCurrent ? 'true' : 'page') : undefined}
              className={navLink}
              onClick={onNavigate}
            >
              <Icon icon={item.icon} size={16} />
              {item.label}
            </Anchor>
            {open && (
              <ul className={subList}>
                {item.children?.map((child) => (
                  <li key={child.href}>
                    <Anchor
                      href={child.href}
                      aria-current={child.current ? 'page' : undefined}
                      className={subLink}
                      onClick={onNavigate}
                    >
                      {child.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
