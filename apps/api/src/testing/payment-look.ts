import type { PaymentWorld } from './payment-world.ts';

/** All that the database knows of a payment. */
export type Seen = Awaited<ReturnType<typeof look>>[number];

/** Looks at many payments at once, while no transaction is open. */
export function look({ api, merchant }: PaymentWorld, ids: readonly string[]) {
  return api.database.forBusiness(merchant.businessId, async (trx) => {
    const payments = await trx.selectFrom('payments').selectAll().where('id', 'in', ids).execute();
    const attempts = await trx
      .selectFrom('attempts')
      .selectAll()
      .where('payment_id', 'in', ids)
      .orderBy('number')
      .execute();
    const refunds = await trx.selectFrom('refunds').selectAll().where('payment_id', 'in', ids).execute();
    const disputes = await trx
      .selectFrom('disputes')
      .selectAll()
      .where('payment_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const timeline = await trx
      .selectFrom('payment_events')
      .selectAll()
      .where('payment_id', 'in', ids)
      .orderBy('sequence')
      .execute();
    const subjects = [...ids, ...refunds.map(({ id }) => id), ...disputes.map(({ id }) => id)];
    const outbox = await trx
      .selectFrom('outbox_events')
      .select(['type', 'subject_id'])
      .where('business_id', '=', merchant.businessId)
      .where('subject_id', 'in', subjects)
      .execute();
    return payments.map((payment) => {
      const isIts = (row: { payment_id: string }) => row.payment_id === payment.id;
      const its = { refunds: refunds.filter(isIts), disputes: disputes.filter(isIts) };
      const own = new Set([payment.id, ...[...its.refunds, ...its.disputes].map(({ id }) => id)]);
      return {
        payment,
        ...its,
        attempts: attempts.filter(isIts),
        timeline: timeline.filter(isIts),
        outbox: outbox.filter(({ subject_id: id }) => own.has(id)),
      };
    });
  });
}
