import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sealCard } from '../src/payments/card-vault.ts';
import { newId } from '../src/platform/ids.ts';
import { hashToken, newToken } from '../src/platform/tokens.ts';
import type { Load } from './charge-load.ts';
import type { Merchant } from './server-process.ts';

const CARD = { number: '4242424242424242', expMonth: 8, expYear: 2039, cvc: '123' };

const INSERTS = [
  `insert into checkout_addresses (reference, business_id, kind, subject_id)
     select reference, $1, 'payment', payment from made`,
  `insert into payments (id, business_id, mode, reference, checkout_reference, amount, currency, status, source, description,
       customer, created_at, expires_at, updated_at)
     select payment, $1, 'test', reference, reference, 500000, 'NGN', 'pending', 'api', 'Bread',
       '{"email":"payer@example.com","name":"Ngọc Ánh"}', now(), now() + interval '1 hour', now() from made`,
  `insert into attempts (id, business_id, payment_id, number, status, token_hash, amount, currency, card, created_at, expires_at)
     select attempt, $1, payment, 1, 'ready', token_hash, 500000, 'NGN',
       '{"brand":"visa","first6":"424242","last4":"4242","exp_month":8,"exp_year":2039,"country":null,"funding":null}',
       now(), now() + interval '1 hour' from made`,
  `insert into authentications (attempt_id, business_id, three_ds_server_trans_id, message_version, browser, ds_trans_id,
       trans_status, eci, authentication_value, flow, liability_shift, created_at)
     select attempt, $1, gen_random_uuid(), '2.2.0', '{}', gen_random_uuid()::text, 'Y', '05', 'AJkBBkhgQQAAAE4gSEJydQAAAAA=',
       'frictionless', true, now() from made`,
  `insert into card_vault (attempt_id, business_id, sealed, expires_at)
     select attempt, $1, decode(sealed, 'base64'), now() + interval '1 hour' from made`,
  `insert into checkout_tokens (token_hash, business_id, kind, subject_id, mode, created_at, expires_at)
     select bearer_hash, $1, 'payment', payment, 'test', now(), now() + interval '2 hours' from made`,
];

/** Payments whose payer has been authenticated, and the one call that charges each. */
export async function preparePayments(
  admin: pg.Client,
  { businessId }: Merchant,
  vaultKey: Buffer,
  count: number,
): Promise<Load['calls']> {
  const calls: Load['calls'] = [];
  const rows = Array.from({ length: count }, () => {
    const [attempt, token, bearer] = [newId('attempt'), newToken(), newToken()];
    const reference = randomBytes(9).toString('hex');
    calls.push({ token: bearer, key: randomUUID(), body: JSON.stringify({ reference, token }) });
    return {
      payment: newId('transaction'),
      attempt,
      reference,
      token_hash: hashToken(token),
      bearer_hash: hashToken(bearer),
      sealed: sealCard(vaultKey, { businessId, attemptId: attempt, token }, CARD).toString('base64'),
    };
  });
  await admin.query('begin');
  for (const insert of INSERTS)
    await admin.query(
      `with made as (select * from jsonb_to_recordset($2) as made (payment text, attempt text, reference text, token_hash text,
         bearer_hash text, sealed text)) ${insert}`,
      [businessId, JSON.stringify(rows)],
    );
  await admin.query('commit');
  return calls;
}
