/**
 * - `method`: the issuer's 3-D Secure method runs in the browser.
 * - `authenticating`: the authentication request is on its way.
 * - `challenged`: the issuer asks the payer; its result is awaited.
 * - `ready`: may be charged.
 * - `authorising`: claimed for the one authorisation; the acquirer's answer is awaited or unknown.
 */
export type AttemptStatus =
  | 'method'
  | 'authenticating'
  | 'challenged'
  | 'ready'
  | 'authorising'
  | 'succeeded'
  | 'declined'
  | 'authentication_failed'
  | 'abandoned';

/** Attempts that still hold card data. */
export const OPEN_ATTEMPTS = ['method', 'authenticating', 'challenged', 'ready'] as const;
