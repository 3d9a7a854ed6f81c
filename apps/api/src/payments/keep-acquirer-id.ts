import type { Database } from '../platform/database.ts';
import { lockPayment } from './payment-repository.ts';

/**
 * Writes down an acquirer's id of an authorisation before it can take money. `false` where the attempt is not awaited any more:
 * whoever gives one up holds its payment, so that none is given up of which an id was written down unseen.
 */
export function keepAcquirerId(
  database: Database,
  where: { businessId: string; paymentId: string; attemptId: string },
  acquirerId: string,
): Promise<boolean> {
  return database.forBusiness(where.businessId, async (trx) => {
    await lockPayment(trx, where.businessId, where.paymentId);
    const kept = await trx
      .updateTable('attempts')
      .set({ acquirer_id: acquirerId })
      .where('id', '=', where.attemptId)
      .where('status', '=', 'authorising')
      .where('acquirer_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return kept !== undefined;
  });
}
