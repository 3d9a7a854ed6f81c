import type { RequiredPermission } from '@harbour/domain/permission';
import type { IconComponent } from '../Icon/Icon.tsx';

interface MenuItemBase {
  label: string;
  icon?: IconComponent;
  /** A second, quieter line: an address, what will happen. */
  description?: string;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Without this permission the entry is disabled and says what is missing. */
  permission?: RequiredPermission;
}

interface MenuAction extends MenuItemBase {
  /** Runs once the menu has closed and focus is back on its button: it may open a dialog. */
  onSelect: () => void;
  /** One of several that exclude each other, and whether it is the chosen one. */
  selected?: boolean;
  href?: undefined;
  onCheck?: undefined;
}

/** On or off by itself. The menu stays open, so that several can be ticked in a row. */
interface MenuTick extends MenuItemBase {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  onSelect?: undefined;
  href?: undefined;
  selected?: undefined;
}

interface MenuLink extends MenuItemBase {
  href: string;
  external?: boolean;
  /** The page that is open. */
  current?: boolean;
  onSelect?: undefined;
  onCheck?: undefined;
  selected?: undefined;
}

export type MenuItem = MenuAction | MenuTick | MenuLink;
export type MenuEntry = MenuItem | { separator: true } | { heading: string };
