import { routes } from '@harbour/domain/routes';
import { Button } from '@harbour/design-system/Button';
import { PublicLayout } from '@harbour/design-system/PublicLayout';
import type { ReactNode } from 'react';

const sections = [
  { href: '/#journey', label: 'How it works' },
  { href: '/#inside', label: 'What is inside' },
  { href: '/#developers', label: 'Developers' },
  { href: '/#try', label: 'Try it' },
];

/** Header and footer of every public page. They link to pages that exist, and to nothing else. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <PublicLayout
      nav={sections}
      actions={
        <>
          <Button href={routes.dashboard.login} tone="quiet">
            Sign in
          </Button>
          <Button href={routes.dashboard.register} tone="primary">
            Create an account
          </Button>
        </>
      }
      footerLead="Card payments by link, and a clear view of each one."
      footerGroups={[
        { title: 'Product', links: sections },
        {
          title: 'Account',
          links: [
            { href: routes.dashboard.register, label: 'Create an account' },
            { href: routes.dashboard.login, label: 'Sign in' },
          ],
        },
      ]}
    >
      {children}
    </PublicLayout>
  );
}
