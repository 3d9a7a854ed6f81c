import { DomainError } from '../http/errors.ts';
import type { Database, Transaction } from '../platform/database.ts';

export interface AddressOwner {
  businessId: string;
  kind: 'payment' | 'payment_link';
  subjectId: string;
}

/** Takes the address `/pay/{reference}`; `false` where another payment or link has it, whosever it is. */
export async function claimAddress(
  trx: Transaction,
  reference: string,
  owner: AddressOwner,
): Promise<boolean> {
  const claimed = await trx
    .insertInto('checkout_addresses')
    .values({ reference, business_id: owner.businessId, kind: owner.kind, subject_id: owner.subjectId })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseAddress(trx: Transaction, reference: string): Promise<void> {
  await trx.deleteFrom('checkout_addresses').where('reference', '=', reference).execute();
}

/**
 * Finds whose payment or link a payer's address names.
 *
 * Fails with: not_found.
 */
export async function locateAddress(
  database: Database,
  reference: string,
  kind: AddressOwner['kind'],
): Promise<AddressOwner> {
  const row = await database.acrossBusinesses((trx) =>
    trx
      .selectFrom('checkout_addresses')
      .selectAll()
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .executeTakeFirst(),
  );
  if (row === undefined) throw new DomainError('not_found');
  return { businessId: row.business_id, kind: row.kind, subjectId: row.subject_id };
}
