import { SignedIn } from '@harbour/app-kit/SessionProvider';
import { useCurrentUser, useSession } from '@harbour/app-kit/use-session';
import { DashboardLayout } from '@harbour/design-system/DashboardLayout';
import { lazyPart } from '@harbour/design-system/lazy-part';
import { ModeSwitch } from '@harbour/design-system/ModeSwitch';
import { usePermissionCheck } from '@harbour/design-system/PermissionProvider';
import { routes } from '@harbour/domain/routes';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { mode } from '../session/mode.ts';
import { useRemembered } from '../session/remembered.ts';
import { useBusiness } from '../session/session.ts';
import { PageTitle, useScreenHandle } from './PageTitle.tsx';
import { sidebar } from './sidebar.ts';

const { Part: LazyPalette } = lazyPart(async () => (await import('./Palette.tsx')).Palette);

interface FrameProps {
  /** In place of the route's screen. */
  children?: ReactNode;
}

/** Around every screen under /app: where one can go, whose business it is, test or live, and signing out. */
export function DashboardFrame({ children }: FrameProps) {
  return (
    <SignedIn>
      <Frame>{children ?? <Outlet />}</Frame>
    </SignedIn>
  );
}

function Frame({ children }: Required<FrameProps>) {
  const session = useSession();
  const user = useCurrentUser();
  const business = useBusiness();
  const may = usePermissionCheck();
  const { pathname } = useLocation();
  const { title } = useScreenHandle();
  const [folded, setFolded] = useRemembered('sidebar-folded');
  /** Undefined until it is first asked for. */
  const [searching, setSearching] = useState<boolean>();

  return (
    <>
      <DashboardLayout
        homeHref={routes.dashboard.home}
        label={title}
        businessName={business.name}
        nav={sidebar
          .filter((entry) => !entry.permission || may(entry.permission))
          .map(({ href, label, icon }) => ({ href, label, icon, current: isAt(pathname, href) }))}
        modeSwitch={
          <ModeSwitch
            mode={mode}
            liveDisabledReason="Live payments are not set up yet. Everything here is in test mode."
          />
        }
        user={{
          name: `${user.first_name} ${user.last_name}`,
          email: user.email,
          ...(user.role && { role: user.role.name }),
          items: [{ label: 'Sign out', icon: LogOut, onSelect: () => void session.leave() }],
        }}
        collapsed={folded}
        onCollapsedChange={setFolded}
        onSearch={() => setSearching(!searching)}
      >
        <PageTitle />
        {children}
      </DashboardLayout>
      {searching !== undefined && <LazyPalette open={searching} onOpenChange={setSearching} />}
    </>
  );
}

/** The home page is the beginning of every other path, so it is current only on its own. */
function isAt(pathname: string, href: string): boolean {
  return pathname === href || (href !== routes.dashboard.home && pathname.startsWith(`${href}/`));
}
