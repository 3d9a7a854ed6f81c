import type { Config } from '../config.ts';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { Mode } from './tables.ts';

/**
 * An installation takes the payments of one mode, by its acquirer, of businesses that the mode is open to.
 *
 * Fails with: live_mode_unavailable, mode_mismatch.
 */
export async function assertModeAvailable(
  trx: Transaction,
  config: Pick<Config, 'paymentMode'>,
  businessId: string,
  mode: Mode,
): Promise<void> {
  if (mode !== config.paymentMode) {
    if (mode === 'live') throw new DomainError('live_mode_unavailable');
    throw new DomainError('mode_mismatch', { message: 'Only live payments are taken here.' });
  }
  await assertOpenTo(trx, businessId, mode);
}

/**
 * Live is for verified businesses alone.
 *
 * Fails with: live_mode_unavailable.
 */
export async function assertOpenTo(trx: Transaction, businessId: string, mode: Mode): Promise<void> {
  if (mode === 'test') return;
  const { status } = await trx
    .selectFrom('businesses')
    .select('status')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  if (status !== 'verified') throw new DomainError('live_mode_unavailable');
}
