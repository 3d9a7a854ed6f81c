import type { RequiredPermission } from '@harbour/domain/permission';
import type { IconComponent } from '../Icon/Icon.tsx';

interface MenuItemBase {
  label: string;
  icon?: IconComponent;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Without this permission the entry is disabled and says what is missing. */
  permission?: RequiredPermission;
}

interface MenuAction extends MenuItemBase {
  /** Runs once the menu has closed and focus is back on its button: it may open a dialog. */
  onSelect: () => void;
  href?: undefined;
}

interface MenuLink extends MenuItemBase {
  href: string;
  external?: boolean;
  onSelect?: undefined;
}

export type MenuItem = MenuAction | MenuLink;
export type MenuEntry = MenuItem | { separator: true } | { heading: string };
