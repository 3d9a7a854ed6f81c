import { holdLinkRoom } from '../payment-links/link-capacity.ts';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { sendOn } from '../platform/pipeline.ts';
import { abandonAttempts } from './abandon-attempts.ts';
import type { Attempt } from './attempt.ts';
import type { CardData } from './card-vault.ts';
import { readCard } from './card-vault.ts';
import type { Payment } from './payment.ts';
import { assertPayable } from './payment.ts';
import { writeClaims } from './write-claims.ts';

/** `claimed`: the caller, and nobody else, may send the one authorisation. `refused`: for the reason given. */
export type Claim =
  | { kind: 'claimed'; payment: Payment; attempt: Attempt; card: CardData }
  | { kind: 'refused'; reason: DomainError };

/**
 * Claims an authenticated attempt for its one authorisation. The payment's row must be held. The card is handed over and
 * wiped in the same commit: from here on it is in the memory of the one call that goes to the acquirer.
 *
 * Refuses with: payment_already_paid, payment_in_progress, payment_expired, authentication_failed, authentication_used,
 * payment_link_inactive.
 */
export async function claimAttempt(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  proof: { serverKey: Buffer; token: string; chargedWith: string; acquirer: Pick<Acquirer, 'name'> },
  now: Date,
): Promise<Claim> {
  assertPayable(payment, now);
  const unfit = unfitness(payment, attempt, now);
  if (unfit !== undefined) return giveUp(trx, payment, now, unfit);
  if (!(await holdLinkRoom(trx, payment))) throw new DomainError('payment_link_inactive');
  const owner = { businessId: payment.business_id, attemptId: attempt.id, token: proof.token };
  const card = await readCard(trx, proof.serverKey, owner);
  if (card === undefined)
    return giveUp(trx, payment, now, 'The card data is not kept any more. Enter the card again.');
  const [claimed] = await writeClaims(
    sendOn(trx),
    payment.business_id,
    proof.acquirer,
    [{ payment, attempt, chargedWith: proof.chargedWith }],
    now,
  );
  return { kind: 'claimed', ...(claimed ?? { payment, attempt }), card };
}

/** Why an attempt can't be charged as it was authenticated; `undefined` where it can. */
export function unfitness(payment: Payment, attempt: Attempt, now: Date): string | undefined {
  if (attempt.expires_at <= now) return 'The authentication is too old. Enter the card again.';
  if (attempt.amount !== payment.amount || attempt.currency !== payment.currency)
    return 'The amount changed after the authentication. Enter the card again.';
  return undefined;
}

async function giveUp(trx: Transaction, payment: Payment, now: Date, message: string): Promise<Claim> {
  await abandonAttempts(trx, payment.id, now);
  return { kind: 'refused', reason: new DomainError('authentication_used', { message }) };
}
