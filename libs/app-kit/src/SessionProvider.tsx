import type { LinkComponentProps } from '@harbour/design-system/LinkProvider';
import { PermissionProvider } from '@harbour/design-system/PermissionProvider';
import { ThemeRoot } from '@harbour/design-system/ThemeRoot';
import { Toaster } from '@harbour/design-system/Toast';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Session } from './session.ts';
import { CurrentUserContext, SessionContext, useSession } from './use-session.ts';

export interface SessionProviderProps {
  session: Session;
  children: ReactNode;
}

/** What every screen needs above it: the session, its data, the theme with the router's links, and the toasts. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={session.queryClient}>
        <ThemeRoot link={RouterLink}>
          {children}
          <Toaster />
        </ThemeRoot>
      </QueryClientProvider>
    </SessionContext>
  );
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

/** Shows its children only while somebody is signed in, and tells them what that person may do; a changed role acts at once. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(useSession().currentUserQuery);
  if (!user) return null;
  return (
    <CurrentUserContext value={user}>
      <PermissionProvider permissions={user.role?.permissions}>{children}</PermissionProvider>
    </CurrentUserContext>
  );
}
