import { AuthLayout } from '@harbour/design-system/AuthLayout';
import { Link } from '@harbour/design-system/Link';
import { routes } from '@harbour/domain/routes';
import { Outlet, useLocation } from 'react-router';
import { PageTitle, useScreenHandle } from './PageTitle.tsx';

/** Around the screens of people who are not signed in yet, or have no business yet. */
export function AuthFrame() {
  const { title, description, other } = useScreenHandle();
  // Where somebody wanted to be goes with them from signing in to registering and back.
  const { search } = useLocation();
  return (
    <AuthLayout
      title={title}
      description={description}
      homeHref={routes.site.home}
      footer={
        other && (
          <>
            {other.question} <Link href={other.href + search}>{other.label}</Link>
          </>
        )
      }
    >
      <PageTitle />
      <Outlet />
    </AuthLayout>
  );
}
