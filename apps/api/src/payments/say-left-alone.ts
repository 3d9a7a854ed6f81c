import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';

/** What is told of it, and to whom. */
interface Log {
  warn(fields: object, message: string): void;
}

/**
 * Tells the operator what waits for another acquirer than the one that is connected: outcomes, also of attempts that are asked after
 * once more, refunds, returns, disputes and notices of them. Nobody asks about them until theirs is connected again.
 */
export async function sayLeftAlone(
  { database, acquirer, config }: Pick<AppDependencies, 'database' | 'acquirer' | 'config'>,
  log: Log,
): Promise<void> {
  const { rows } = await database.acrossBusinesses((trx) =>
    sql<{ acquirer: string; waiting: number }>`
      select acquirer, count(*)::int as waiting
      from (
        select attempt.acquirer
        from (
          select id from attempts
            where status = 'authorising' or return_due_at is not null or late_inquiry_at is not null
          union all select paid.id from refunds
            join attempts paid on paid.payment_id = refunds.payment_id and paid.status = 'succeeded'
            where refunds.status = 'pending'
          union all select paid.id from disputes
            join attempts paid on paid.payment_id = disputes.payment_id and paid.status = 'succeeded'
            where disputes.status in ('needs_response', 'under_review') or disputes.next_try_at is not null
        ) work
        join attempts attempt on attempt.id = work.id
        join payments payment on payment.id = attempt.payment_id
        where payment.mode = ${config.paymentMode}
        union all select acquirer from dispute_notices where mode = ${config.paymentMode}
      ) waiting
      where acquirer <> ${acquirer.name}
      group by acquirer
      order by acquirer`.execute(trx),
  );
  for (const { acquirer: other, waiting } of rows) {
    const message =
      'Payments, refunds or disputes wait for an acquirer that is not connected. Nothing is asked about them until it is again (ACQUIRER)';
    log.warn({ waitingFor: other, connected: acquirer.name, waiting }, message);
  }
}
