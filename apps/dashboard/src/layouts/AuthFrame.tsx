import { AuthLayout } from '@harbour/design-system/AuthLayout';
import { routes } from '@harbour/domain/routes';
import { Outlet } from 'react-router';
import { PageTitle, useScreenHandle } from './PageTitle.tsx';

/** Around the screens of people who are not signed in yet, or have no business yet. */
export function AuthFrame() {
  const { title, description } = useScreenHandle();
  return (
    <AuthLayout title={title} description={description} homeHref={routes.site.home}>
      <PageTitle />
      <Outlet />
    </AuthLayout>
  );
}
