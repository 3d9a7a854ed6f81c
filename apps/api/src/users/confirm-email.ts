import type { AppDependencies } from '../dependencies.ts';
import { markEmailVerified } from './user-repository.ts';

/** Notes that a person was reached at their address; the first time counts. */
export function confirmEmail({ database, clock }: AppDependencies, userId: string): Promise<void> {
  return database.acrossBusinesses((trx) => markEmailVerified(trx, userId, clock.now()));
}
