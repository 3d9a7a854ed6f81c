import PanelLeft from 'lucide-react/icons/panel-left';
import { useMemo, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { foot as footStyle, head, home, inner, sidebar, toggle } from './Sidebar.css.ts';
import { SidebarItem, type NavItem } from './SidebarItem.tsx';
import { navList } from './SidebarItem.css.ts';
import { PlaceContext } from './place.ts';
import { shortcutName, useShortcut } from './use-shortcut.ts';

export type { NavItem } from './SidebarItem.tsx';

export interface SidebarProps {
  /** Only what the person may see. */
  items: readonly NavItem[];
  homeHref: string;
  /** Its name among the landmarks of the page. */
  label?: string;
  /** Over the entries: whose account it is. */
  account?: ReactNode;
  /** At the foot: who is signed in. */
  foot?: ReactNode;
  /** Icons alone, their words in tooltips. The owner keeps it. */
  collapsed?: boolean;
  /** Offers the button and Ctrl B (Command B). */
  onCollapsedChange?: (collapsed: boolean) => void;
}

/** The hull at the side of a workplace: where one can go, on a desktop always in sight. */
export function Sidebar({
  items,
  homeHref,
  label = 'Main',
  account,
  foot,
  collapsed = false,
  onCollapsedChange,
}: SidebarProps) {
  const place = useMemo(() => ({ ground: 'hull', collapsed }) as const, [collapsed]);
  useShortcut('b', onCollapsedChange && (() => onCollapsedChange(!collapsed)));
  const words = collapsed ? 'Expand the sidebar' : 'Collapse the sidebar';
  return (
    <nav className={sidebar} aria-label={label} data-collapsed={collapsed || undefined}>
      <PlaceContext value={place}>
        <div className={inner}>
          <div className={head}>
            <Anchor href={homeHref} aria-label="Harbour, dashboard" className={home}>
              <Logo tone="hull" markOnly={collapsed} />
            </Anchor>
            {onCollapsedChange && (
              <Tooltip
                content={`${words} (${shortcutName('b')})`}
                names
                side={collapsed ? 'right' : 'bottom'}
              >
                <button
                  type="button"
                  className={toggle}
                  aria-label={words}
                  aria-expanded={!collapsed}
                  aria-keyshortcuts="Control+B Meta+B"
                  onClick={() => onCollapsedChange(!collapsed)}
                >
                  <Icon icon={PanelLeft} />
                </button>
              </Tooltip>
            )}
          </div>
          {account}
          <ul className={navList}>
            {items.map((item) => (
              <SidebarItem key={item.href} item={item} collapsed={collapsed} />
            ))}
          </ul>
          {foot && <div className={footStyle}>{foot}</div>}
        </div>
      </PlaceContext>
    </nav>
  );
}
