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

/**
 * What the error page says: of a missing page, a refused one, a failed call, or a fault of the app itself.
 *
 * @param cut whether the server is known to be out of reach
 */
export function describeRouteError(error: unknown, cut = false): RouteErrorWords {
  if (cut || isNoAnswer(error)) {
    const message = error instanceof ApiError ? error.message : 'Harbour can’t be reached';
    return { status: 503, message, description: 'Check your connection and try again.' };
  }
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return notFound;
    return { status: error.status, message: messageIn(error.data) ?? new ApiError(0, {}).message };
  }
  if (error instanceof ApiError) {
    if (error.status === 404) return notFound;
    return {
      status: error.status,
      message: error.message,
      ...(error.requestId && { reference: error.requestId }),
    };
  }
  if (isChunkError(error)) {
    return {
      status: 503,
      message: 'This page could not be loaded',
      description: 'A part of it did not arrive, or a new version was just installed.',
    };
  }
  return { status: 500, message: new ApiError(0, {}).message };
}

/** Whether a call failed because no answer came. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

function messageIn(body: unknown): string | undefined {
  const message: unknown =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
