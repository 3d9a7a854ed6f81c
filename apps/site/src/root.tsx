import { ThemeRoot } from '@harbour/design-system/ThemeRoot';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/site-assets/favicon.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeRoot>{children}</ThemeRoot>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
