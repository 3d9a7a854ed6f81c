import type { Transaction } from '../platform/database.ts';
import { hashToken, newToken } from '../platform/tokens.ts';

export interface CheckoutTokenSubject {
  businessId: string;
  /** What the bearer may act on: one payment, or one payment link. */
  kind: 'payment' | 'payment_link';
  subjectId: string;
  mode: 'test' | 'live';
  /** Whether it goes to the very person who typed in the payer's details; a reference alone proves nothing. */
  issuedToPayer?: boolean;
  issuedAt: Date;
  expiresAt: Date;
}

/** Issues a bearer token for one payment or one link; only its hash is kept. */
export async function issueCheckoutToken(trx: Transaction, subject: CheckoutTokenSubject): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('checkout_tokens')
    .values({
      token_hash: hashToken(token),
      business_id: subject.businessId,
      kind: subject.kind,
      subject_id: subject.subjectId,
      mode: subject.mode,
      issued_to_payer: subject.issuedToPayer ?? false,
      created_at: subject.issuedAt,
      expires_at: subject.expiresAt,
    })
    .execute();
  return token;
}

/** Finds what an unexpired token stands for; `undefined` for any other text. */
export async function findCheckoutToken(
  trx: Transaction,
  token: string,
  now: Date,
): Promise<CheckoutTokenSubject | undefined> {
  const row = await trx
    .selectFrom('checkout_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    businessId: row.business_id,
    kind: row.kind,
    subjectId: row.subject_id,
    mode: row.mode,
    issuedToPayer: row.issued_to_payer,
    issuedAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
