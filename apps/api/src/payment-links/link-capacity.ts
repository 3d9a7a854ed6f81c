import type { Payment } from '../payments/payment.ts';
import type { Transaction } from '../platform/database.ts';

/**
 * Whether the link behind a payment still has a use left for it. The link's row is held until the transaction ends, and
 * payments at the acquirer count as uses, so that two payers never share the last one.
 */
export async function linkHasRoom(
  trx: Transaction,
  payment: Pick<Payment, 'id' | 'payment_link_id'>,
): Promise<boolean> {
  if (payment.payment_link_id === null) return true;
  const link = await trx
    .selectFrom('payment_links')
    .select('max_uses')
    .where('id', '=', payment.payment_link_id)
    .forUpdate()
    .executeTakeFirst();
  if (link?.max_uses == null) return true;
  const { uses } = await trx
    .selectFrom('payments')
    .select((select) => select.fn.countAll<number>().as('uses'))
    .where('payment_link_id', '=', payment.payment_link_id)
    .where('id', '<>', payment.id)
    .where((where) => where.or([where('captured_amount', '>', 0), where('status', '=', 'processing')]))
    .executeTakeFirstOrThrow();
  return uses < link.max_uses;
}
