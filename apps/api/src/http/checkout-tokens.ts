import type { Selectable } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { inBatches } from '../platform/batches.ts';
import type { Transaction } from '../platform/database.ts';
import { EVERY_BUSINESS } from '../platform/database.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import { sendOn } from '../platform/pipeline.ts';
import type { PlatformTables } from '../platform/platform-tables.ts';
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

const FIND_TOKENS: Statement = {
  name: 'find_checkout_tokens',
  text: `
    select token_hash, business_id, kind, subject_id, mode, issued_to_payer, created_at, expires_at
    from checkout_tokens where token_hash = any($1)`,
};

/** Finds what a token stands for, or stood for until it expired; `undefined` for any other text. Look-ups that come at once are one. */
export function createTokenFinder({
  database,
}: Pick<AppDependencies, 'database'>): (token: string) => Promise<CheckoutTokenSubject | undefined> {
  type Row = Selectable<PlatformTables['checkout_tokens']>;
  const find = async (send: Send, hashes: readonly string[]): Promise<{ row: Row | undefined }[]> => {
    const rows = await send<Row>(FIND_TOKENS, [hashes]);
    const byHash = new Map(rows.map((row) => [row.token_hash, row]));
    return hashes.map((hash) => ({ row: byHash.get(hash) }));
  };
  const findOne = inBatches<string, { row: Row | undefined }>({
    together: (owner, hashes) =>
      find((statement, values) => database.pipeline.once(owner, statement, values), hashes),
    alone: (_owner, hash) =>
      database.acrossBusinesses(async (trx) => (await find(sendOn(trx), [hash]))[0] ?? { row: undefined }),
  });
  return async (token) => {
    const { row } = await findOne(EVERY_BUSINESS, hashToken(token));
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
  };
}
