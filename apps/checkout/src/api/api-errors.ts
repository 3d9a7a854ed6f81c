import { ApiError } from '@harbour/contract/http';
import type { ErrorCode } from '@harbour/contract/enums';
import { data } from 'react-router';

/** What the page of an error needs to say. */
export interface FaultDetails {
  message: string;
  /** For support to find it by. */
  requestId: string | undefined;
}

/** True for an API error with one of these codes. */
export function hasCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}

/** Runs a call; an API error becomes a page of the same status with the API's own words, anything else a fault. */
export async function orErrorPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw errorPage(error);
    throw error;
  }
}

/** To be thrown: the error page for an API error. */
export function errorPage(error: ApiError) {
  const details: FaultDetails = { message: error.message, requestId: error.requestId };
  // 0: no answer came.
  return data(details, { status: error.status || 503 });
}

/** To be thrown: nothing is at this address. */
export function notFoundPage() {
  return data(null, { status: 404 });
}
