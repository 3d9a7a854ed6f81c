import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Acquirer } from '../acquirers/acquirer.ts';
import type { Transaction } from '../platform/database.ts';
import type { Attempt } from './attempt.ts';

/** Whoever moves the money here, by name. */
interface Ours {
  acquirer: Pick<Acquirer, 'name'>;
}

/**
 * Whether an attempt was sent to the acquirer that is connected. Of all others this one would say that it never saw them: they
 * wait until theirs is connected again. A server of the version before wrote no name down, and sent to whoever was connected.
 */
function isOfOurAcquirer(attempt: Pick<Attempt, 'acquirer'>, { acquirer }: Ours): boolean {
  return attempt.acquirer === null || attempt.acquirer === acquirer.name;
}

/** The same as a condition on rows, by the column that names the acquirer. */
export function acquirerIsOurs(column: string, { acquirer }: Ours): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} is null or ${sql.ref(column)} = ${acquirer.name})`;
}

/** Whether our acquirer took the money of a payment, as a condition on rows, by the column that names the payment. */
export function captureIsOurs(paymentId: string, ours: Ours): RawBuilder<boolean> {
  return sql`exists (
    select from attempts capture
    where capture.payment_id = ${sql.ref(paymentId)} and capture.status = 'succeeded' and ${acquirerIsOurs('capture.acquirer', ours)}
  )`;
}

/** The attempt that paid a payment; `undefined` where none has. */
export function findCapture(trx: Transaction, paymentId: string): Promise<Attempt | undefined> {
  return trx
    .selectFrom('attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
}

/** Why nothing can be done about what another acquirer took; `undefined` where ours took it, or nobody has. */
export function otherAcquirerInWords(capture: Attempt | undefined, ours: Ours): string | undefined {
  if (capture === undefined || isOfOurAcquirer(capture, ours)) return undefined;
  return `This payment was taken through another acquirer (${capture.acquirer}) than the one that is connected (${ours.acquirer.name}).`;
}
