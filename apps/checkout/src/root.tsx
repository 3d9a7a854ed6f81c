import { ThemeRoot } from '@harbour/design-system/ThemeRoot';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Meta, Outlet, useLocation } from 'react-router';
import { useDocumentParts } from './document-context.ts';
import type { FaultDetails } from './api/api-errors.ts';
import type { Route } from './+types/root.ts';
import { FaultScreen } from './features/errors/FaultScreen.tsx';
import { NotFoundScreen } from './features/errors/NotFoundScreen.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useDocumentParts();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/checkout-assets/favicon.svg" />
        <Meta />
      </head>
      <body>
        <ThemeRoot nonce={nonce}>{children}</ThemeRoot>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>Page not found</title>
        <NotFoundScreen />
      </>
    );
  }
  const details = isRouteErrorResponse(error) && isFault(error.data) ? error.data : undefined;
  return (
    <>
      <title>Something went wrong</title>
      <FaultScreen
        retryHref={search || '?'}
        status={isRouteErrorResponse(error) ? error.status : 500}
        message={details?.message}
        requestId={details?.requestId}
      />
    </>
  );
}

function isFault(value: unknown): value is FaultDetails {
  return typeof value === 'object' && value !== null && 'requestId' in value;
}
