import { useSession } from '@harbour/app-kit/use-session';
import type { User } from '@harbour/contract/model';
import { IconButton } from '@harbour/design-system/IconButton';
import { Menu } from '@harbour/design-system/Menu';
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { user: User }) {
  const session = useSession();
  return (
    <Menu
      label="Your account"
      align="end"
      trigger={<IconButton icon={CircleUser} label={`${user.first_name} ${user.last_name}`} tone="quiet" />}
      items={[
        { heading: `${user.first_name} ${user.last_name}` },
        { heading: user.email },
        { separator: true },
        { label: 'Sign out', icon: LogOut, onSelect: () => void session.leave() },
      ]}
    />
  );
}
