import { DAY, HOUR, MINUTE, SECOND, after } from '../platform/clock.ts';

/** What is waited after each try that failed; after the last there is no other. docs/webhooks.md tells of it. */
export const RETRY_DELAYS = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  14 * HOUR,
  DAY,
  28 * HOUR,
] as const;

/** Up to a tenth more, so that what failed together does not come back together. */
const JITTER = 0.1;

/**
 * An endpoint that nothing reached for this long is disabled: a little less than all tries of one delivery take, so that
 * it happens at its last one at the latest.
 */
export const DISABLED_AFTER = 3 * DAY;

/**
 * Longer than any wait between two tries, so that it says nothing of an endpoint that it was not reached in between: nobody
 * tried, since nothing happened or no server ran.
 */
export const LONGEST_PAUSE = 36 * HOUR;

/** When to try again after so many tries; none once all are used up. */
export function retryAt(now: Date, tries: number): Date | undefined {
  const delay = RETRY_DELAYS[tries - 1];
  return delay === undefined ? undefined : after(now, Math.round(delay * (1 + JITTER * Math.random())));
}
