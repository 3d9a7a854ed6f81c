import { MINUTE, SECOND, after } from './clock.ts';

/** Longer than any call's time-out, so that the first inquiry never overtakes the answer. */
const FIRST = 15 * SECOND;
const SLOWEST = 30 * MINUTE;

/** Until when a row is its own who asks another party of it; one that is killed meanwhile is followed right after. */
export function leaseUntil(now: Date): Date {
  return after(now, FIRST);
}

/** When to ask another party again that did not answer: 15 s later, then twice as long each time, at most half an hour. */
export function nextTry(now: Date, tries: number): Date {
  return after(now, Math.min(FIRST * 2 ** tries, SLOWEST));
}
