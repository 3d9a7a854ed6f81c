import { ApiError } from '@harbour/contract/http';
import { data, isRouteErrorResponse } from 'react-router';
import type { RouteObject } from 'react-router';
import { isChunkError } from './lazy-screen.ts';

export interface RouteErrorWords {
  /** What the server answered; missing where nothing did. */
  status?: number;
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

const notLoaded = 'This page could not be loaded';

/** What is said of a failure that came without words. */
const unexplained = new ApiError(0, {}).message;

const noAnswer = 'No answer came. Check your connection and try again.';

/** Why a call failed, in words; where no answer came, with what can be done about it. */
export function describeFailure(error: Error): string {
  return isNoAnswer(error) ? `${error.message}. ${noAnswer}` : error.message;
}

/** What to throw for an address that is no page. */
export function pageNotFound() {
  return data({ message: notFound.message }, { status: 404 });
}

/** The route of every address that is no page; last in the table, below the route that has the error page. */
export const unknownPage: RouteObject = {
  path: '*',
  element: null,
  loader: () => {
    throw pageNotFound();
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
    return { message, description: noAnswer };
  }
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return notFound;
    return { status: error.status, message: messageIn(error.data) ?? unexplained };
  }
  if (error instanceof ApiError) {
    if (error.status === 404) return notFound;
    const reference = error.requestId && { reference: error.requestId };
    if (error.status >= 500 && error.message !== unexplained) {
      return { status: error.status, message: notLoaded, description: error.message, ...reference };
    }
    return { status: error.status, message: error.message, ...reference };
  }
  if (isChunkError(error)) {
    return {
      status: 503,
      message: notLoaded,
      description: 'A part of it did not arrive, or a new version was just installed.',
    };
  }
  return { status: 500, message: unexplained };
}

/** Whether a call failed because no answer came. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether a call failed for a reason that may be gone soon: no answer came, or the fault is the server's. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

function messageIn(body: unknown): string | undefined {
  const message: unknown =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
