import { ApiError } from '@harbour/contract/http';
import { data, isRouteErrorResponse } from 'react-router';
import type { RouteObject } from 'react-router';
import { isChunkError } from './lazy-screen.ts';

export interface RouteErrorWords {
  status: number;
  message: string;
  description?: string;
  /** For support. */
  reference?: string;
}

const notFound: RouteErrorWords = {
  status: 404,
  message: 'Page not found',
  description: 'The address may be mistyped, or the page may have moved.',
};

/** The route of every address that is no page; last in the table, below the route that has the error page. */
export const unknownPage: RouteObject = {
  path: '*',
  element: null,
  loader: () => {
    throw data({ message: notFound.message }, { status: 404 });
  },
};

/** What the error page says: of a missing page, a refused one, a failed call, or a fault of the app itself. */
export function describeRouteError(error: unknown): RouteErrorWords {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return notFound;
    return { status: error.status, message: messageIn(error.data) ?? new ApiError(0, {}).message };
  }
  if (error instanceof ApiError) {
    if (error.status === 404) return notFound;
    return {
      status: error.status || 503,
      message: error.message,
      ...(error.requestId && { reference: error.requestId }),
    };
  }
  if (isChunkError(error)) {
    return {
      status: 503,
      message: 'This page could not be loaded',
      description:
        'A part of it did not arrive, or a new version was just installed. Reload the page in a moment.',
    };
  }
  return { status: 500, message: new ApiError(0, {}).message };
}

function messageIn(body: unknown): string | undefined {
  const message: unknown =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
