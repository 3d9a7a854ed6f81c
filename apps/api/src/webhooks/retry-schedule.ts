import { DAY, HOUR, MINUTE, SECOND, after } from '../platform/clock.ts';
import type { WebhookAnswer } from './post-webhook.ts';

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

/** The longest that an endpoint may put a try off. */
const LONGEST_PUT_OFF = DAY;

/** Statuses with which an endpoint says that it has too much to do for now. */
const BUSY: ReadonlySet<number | null> = new Set([429, 503]);

/**
 * How long a busy endpoint asks us to stay away, in milliseconds: seconds, or an HTTP date (RFC 9110, 10.2.3). Nothing
 * that can be read, or a date that is past, asks for nothing.
 */
function putOff({ status, retryAfter }: Pick<WebhookAnswer, 'status' | 'retryAfter'>, now: Date): number {
  if (!BUSY.has(status) || retryAfter === null) return 0;
  const asked = /^\d{1,10}$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : retryAfter.endsWith('GMT')
      ? Date.parse(retryAfter) - now.getTime()
      : 0;
  return asked > 0 ? Math.min(asked, LONGEST_PUT_OFF) : 0;
}

/**
 * When to try again after so many tries, and not before a busy endpoint asks for it; none once all are used up.
 */
export function retryAt(
  now: Date,
  tries: number,
  answer: Pick<WebhookAnswer, 'status' | 'retryAfter'>,
): Date | undefined {
  const delay = RETRY_DELAYS[tries - 1];
  if (delay === undefined) return undefined;
  return after(now, Math.round(Math.max(delay, putOff(answer, now)) * (1 + JITTER * Math.random())));
}
