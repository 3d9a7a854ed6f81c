import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { chevron, disclose, entry, navLink, subLink, subList, words } from './SidebarItem.css.ts';

export interface NavChild {
  href: string;
  label: string;
  current?: boolean;
}

export interface NavItem extends NavChild {
  icon: IconComponent;
  /** Pages within it. Shown while this entry is the current one, and whenever somebody unfolds it. */
  children?: readonly NavChild[];
}

interface SidebarItemProps {
  item: NavItem;
  collapsed: boolean;
}

/** `page` on the very page, `true` on the entry that the page belongs to. */
function currentOf({ current, children }: NavItem): 'page' | 'true' | undefined {
  if (!current) return undefined;
  return children?.some((child) => child.current) ? 'true' : 'page';
}

/** One entry of the sidebar, with what is within it. */
export function SidebarItem({ item, collapsed }: SidebarItemProps) {
  if (!item.children?.length) return <PlainItem item={item} collapsed={collapsed} />;
  return collapsed ? (
    <FlyoutItem item={item} pages={item.children} />
  ) : (
    <UnfoldingItem item={item} pages={item.children} />
  );
}

function PlainItem({ item, collapsed }: SidebarItemProps) {
  return (
    <li className={entry}>
      <Tooltip content={item.label} side="right" names disabled={!collapsed}>
        <Anchor
          href={item.href}
          aria-label={collapsed ? item.label : undefined}
          aria-current={currentOf(item)}
          className={navLink}
        >
          <Icon icon={item.icon} />
          {!collapsed && <span className={words}>{item.label}</span>}
        </Anchor>
      </Tooltip>
    </li>
  );
}

interface ParentItemProps {
  item: NavItem;
  pages: readonly NavChild[];
}

function UnfoldingItem({ item, pages }: ParentItemProps) {
  const current = item.current ?? false;
  const [open, setOpen] = useState(current);
  const [followed, setFollowed] = useState(current);
  const listId = useId();
  // Once it becomes current or ceases to be, it unfolds and folds by itself.
  if (current !== followed) {
    setFollowed(current);
    setOpen(current);
  }
  return (
    <li className={entry}>
      <Anchor href={item.href} aria-current={currentOf(item)} className={navLink}>
        <Icon icon={item.icon} />
        <span className={words}>{item.label}</span>
      </Anchor>
      <button
        type="button"
        className={disclose}
        aria-label={`Pages of ${item.label}`}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span className={chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </button>
      <ul id={listId} className={subList} hidden={!open}>
        {pages.map((page) => (
          <li key={page.href}>
            <Anchor href={page.href} aria-current={page.current ? 'page' : undefined} className={subLink}>
              {page.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Where there is no room to unfold, the pages stand in a menu beside the icon. */
function FlyoutItem({ item, pages }: ParentItemProps) {
  return (
    <li className={entry}>
      <Menu
        label={item.label}
        side="right"
        align="start"
        trigger={
          <button type="button" className={navLink} aria-label={item.label} aria-current={item.current}>
            <Icon icon={item.icon} />
          </button>
        }
        items={[
          { heading: item.label },
          ...pages.map(({ href, label, current }) => ({ href, label, current })),
        ]}
      />
    </li>
  );
}
