import type { AppDependencies } from '../dependencies.ts';
import type { SessionCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { SEEN_STEP, isAlive } from './session.ts';
import { endSession, findSession, touchSession } from './session-repository.ts';

type Dependencies = Pick<AppDependencies, 'database' | 'clock' | 'config'>;

/**
 * Who a session's token stands for. A session past its limits is ended for good.
 *
 * Fails with: session_expired.
 */
export async function checkSession(deps: Dependencies, token: string): Promise<SessionCaller> {
  const now = deps.clock.now();
  const caller = await deps.database.acrossBusinesses(async (trx) => {
    const session = await findSession(trx, token);
    if (session === undefined) return undefined;
    if (!isAlive(session, now, deps.config)) {
      await endSession(trx, session.caller.sessionId);
      return undefined;
    }
    if (now.getTime() - session.last_seen_at.getTime() >= SEEN_STEP) {
      await touchSession(trx, session.caller.sessionId, now);
    }
    return session.caller;
  });
  if (caller === undefined) throw new DomainError('session_expired');
  return caller;
}
