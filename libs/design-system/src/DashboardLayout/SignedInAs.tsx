import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { usePlace } from '../Sidebar/place.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { arrows, person, personDetail, personName, personTexts } from './SignedInAs.css.ts';

export interface SignedInUser {
  name: string;
  email: string;
  /** What they are here: "Owner". */
  role?: string;
  /** What they can do with their own session: profile, theme, sign out. */
  items: readonly MenuEntry[];
}

/** Who is signed in, at the foot of the sidebar: a menu with the way out. */
export function SignedInAs({ user }: { user: SignedInUser }) {
  const { collapsed } = usePlace();
  return (
    <Menu
      label="Your account"
      side={collapsed ? 'right' : 'top'}
      align={collapsed ? 'end' : 'start'}
      items={[{ heading: user.email }, ...user.items]}
      trigger={
        <button
          type="button"
          className={person}
          aria-label={collapsed ? `${user.name}, your account` : undefined}
          data-collapsed={collapsed || undefined}
        >
          <span data-theme="dark">
            <Avatar name={user.name} size="sm" />
          </span>
          {!collapsed && (
            <>
              <span className={personTexts}>
                <span className={personName} dir="auto">
                  {user.name}
                </span>
                <span className={personDetail} dir="auto">
                  {user.role ?? user.email}
                </span>
              </span>
              <span className={arrows}>
                <Icon icon={ChevronsUpDown} size={14} />
                <VisuallyHidden>, your account</VisuallyHidden>
              </span>
            </>
          )}
        </button>
      }
    />
  );
}
