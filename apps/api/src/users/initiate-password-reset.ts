import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import type { Transaction } from '../platform/database.ts';
import { normaliseEmail } from './email.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { findUserByEmail } from './user-repository.ts';

/** As much work as a link for a known address, commit to disk included, so that the time tells nothing. */
async function imitateWork(trx: Transaction): Promise<void> {
  await sql`select pg_current_xact_id()`.execute(trx);
  await sql`select pg_logical_emit_message(true, 'harbour', ${'x'.repeat(600)})`.execute(trx);
}

/** Mails a reset link to the address when it has an account; whether it has one, nothing tells. */
export async function initiatePasswordReset(deps: AppDependencies, address: string): Promise<void> {
  await deps.database.acrossBusinesses(async (trx) => {
    const user = await findUserByEmail(trx, normaliseEmail(address));
    if (user === undefined) await imitateWork(trx);
    else await mailResetLink(trx, deps.config, { user, reason: 'asked', now: deps.clock.now() });
  });
}
