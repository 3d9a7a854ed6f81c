import type { AppDependencies } from '../dependencies.ts';
import { normaliseEmail } from './email.ts';
import type { UserRow } from './user-repository.ts';
import { findUserByEmail } from './user-repository.ts';

export type Account = UserRow;

/** The account of an email address, however it is written. */
export function findAccount({ database }: AppDependencies, email: string): Promise<Account | undefined> {
  return database.acrossBusinesses((trx) => findUserByEmail(trx, normaliseEmail(email)));
}
