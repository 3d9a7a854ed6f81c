import type { Config } from '../config.ts';
import { HOUR, MINUTE, SECOND, after } from '../platform/clock.ts';

export const SESSION_COOKIE = '__Host-harbour_session';

/** A session ends this long after the sign-in, whatever happens in it. */
export const ABSOLUTE_LIMIT = 12 * HOUR;

/** Within this time after the password was given, risky acts don't ask for it again. */
export const PROOF_LIMIT = 10 * MINUTE;

/** Being seen is written down no more often than this, so that reading does not write each time. */
export const SEEN_STEP = 10 * SECOND;

export interface SessionTimes {
  last_seen_at: Date;
  expires_at: Date;
}

/** Whether a session still stands: neither idle for too long nor past its absolute end. */
export function isAlive(
  session: SessionTimes,
  now: Date,
  config: Pick<Config, 'sessionIdleMinutes'>,
): boolean {
  const idleEnd = after(session.last_seen_at, config.sessionIdleMinutes * MINUTE);
  return now < session.expires_at && now < idleEnd;
}
