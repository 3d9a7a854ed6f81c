import { canMove } from '@harbour/domain/payment-status';
import type { AuthenticationProof } from '../../acquirers/acquirer.ts';
import type { AppDependencies } from '../../dependencies.ts';
import type { JoinedCall } from '../../http/idempotency.ts';
import { addKeys } from '../../http/idempotency-batches.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Statement } from '../../platform/pipeline.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Attempt } from '../attempt.ts';
import { openCard } from '../card-vault.ts';
import type { CardData } from '../card-vault.ts';
import { unfitness } from '../claim-attempt.ts';
import { isOfOurMode } from '../of-our-mode.ts';
import type { Payment } from '../payment.ts';
import { isPayable } from '../payment.ts';
import { proofOf } from '../three-d-secure/read-proof.ts';
import type { Authentication } from '../three-d-secure/authentication.ts';
import { writeClaims } from '../write-claims.ts';

/** A call that wants an attempt charged. */
export interface ChargeCall {
  paymentId: string;
  /** As the caller names the payment. */
  reference: string;
  /** The attempt's own token. */
  token: string;
  /** The hash of the payer's token. */
  chargedWith: string;
  /** What is claimed along with the attempt: the call itself, so that it is done once. */
  joined?: JoinedCall | undefined;
}

/** An attempt that its caller, and nobody else, may send. */
export interface ReadyToSend {
  kind: 'send';
  /** As both are from now on. */
  payment: Payment;
  attempt: Attempt;
  card: CardData;
  proof: AuthenticationProof | null;
}

interface SealedCard extends Pick<
  Authentication,
  'ds_trans_id' | 'eci' | 'authentication_value' | 'message_version'
> {
  attempt_id: string;
  sealed: Buffer;
}

/** What somebody else holds is not waited for. */
const LOCK_PAYMENTS: Statement = {
  name: 'lock_payments',
  text: 'select * from payments where business_id = $1 and id = any($2) for update skip locked',
};

const READ_ATTEMPTS: Statement = {
  name: 'read_attempts_by_token',
  text: 'select * from attempts where token_hash = any($1)',
};

/** Of cards that nobody is about to wipe. */
const HOLD_CARDS: Statement = {
  name: 'hold_cards_by_token',
  text: `
    select a.id as attempt_id, v.sealed, s.ds_trans_id, s.eci, s.authentication_value, s.message_version
    from attempts a
    join card_vault v on v.attempt_id = a.id
    left join authentications s on s.attempt_id = a.id
    where a.token_hash = any($1)
    for update of v skip locked`,
};

/** Links that may be used as often as one likes; held, they stay so until the commit. */
const HOLD_LINKS: Statement = {
  name: 'hold_endless_links',
  text: `
    select id from payment_links
    where max_uses is null and id in (select payment_link_id from payments where business_id = $1 and id = any($2))
    for share skip locked`,
};

/** One that does not open is refused alone, and is no reason to undo what others claim. */
function openedCard(...sealed: Parameters<typeof openCard>): CardData | undefined {
  try {
    return openCard(...sealed);
  } catch {
    return undefined;
  }
}

/**
 * Claims the calls of one business and their attempts in one commit, where nothing speaks against it. All others are left
 * alone and come back `undefined`: what waits for somebody else, what is to be refused, what has to be looked at more closely.
 */
export async function claimTogether(
  deps: AppDependencies,
  businessId: string,
  calls: readonly ChargeCall[],
): Promise<(ReadyToSend | undefined)[]> {
  const { claims, begun } = await writeTogether(deps, businessId, calls);
  for (const joined of begun) joined.begun();
  return claims;
}

function writeTogether(
  { database, clock, config, acquirer, cardVaultKey }: AppDependencies,
  businessId: string,
  calls: readonly ChargeCall[],
): Promise<{ claims: (ReadyToSend | undefined)[]; begun: readonly JoinedCall[] }> {
  return database.pipeline.transaction(businessId, async (send) => {
    const hashes = calls.map(({ token }) => hashToken(token));
    // In this order: what is read of a payment is read with its row held.
    const paymentIds = calls.map(({ paymentId }) => paymentId);
    const joined = calls.flatMap((call) => call.joined ?? []);
    const [added, payments, attempts, cards, links] = await Promise.all([
      addKeys(
        send,
        joined.map(({ key }) => key),
      ),
      send<Payment>(LOCK_PAYMENTS, [businessId, paymentIds]),
      send<Attempt>(READ_ATTEMPTS, [hashes]),
      send<SealedCard>(HOLD_CARDS, [hashes]),
      send<{ id: string }>(HOLD_LINKS, [businessId, paymentIds]),
    ]);
    const now = clock.now();
    const endless = new Set(links.map(({ id }) => id));
    const free = new Map(payments.map((payment) => [payment.id, payment]));
    const attemptsByToken = new Map(attempts.map((attempt) => [attempt.token_hash, attempt]));
    const cardsByAttempt = new Map(cards.map((card) => [card.attempt_id, card]));

    const begun = joined.filter((_joined, index) => added[index]);
    const isNew = new Set(begun);

    const claims = calls.map((call, index) => {
      if (call.joined !== undefined && !isNew.has(call.joined)) return undefined;
      const payment = free.get(call.paymentId);
      const attempt = attemptsByToken.get(hashes[index] ?? '');
      const sealed = attempt && cardsByAttempt.get(attempt.id);
      if (payment === undefined || attempt === undefined || sealed === undefined) return undefined;
      const isPlain =
        attempt.payment_id === payment.id &&
        attempt.status === 'ready' &&
        payment.checkout_reference === call.reference &&
        isOfOurMode(payment, config) &&
        isPayable(payment, now) &&
        canMove(payment.status, 'processing') &&
        (payment.payment_link_id === null || endless.has(payment.payment_link_id)) &&
        unfitness(payment, attempt, now) === undefined;
      if (!isPlain) return undefined;
      const owner = { businessId, attemptId: attempt.id, token: call.token };
      const card = openedCard(cardVaultKey, owner, sealed.sealed);
      if (card === undefined) return undefined;
      // Of several calls for one payment the first claims it.
      free.delete(payment.id);
      return { payment, attempt, chargedWith: call.chargedWith, card, proof: proofOf(sealed) };
    });
    const plain = claims.filter((claim) => claim !== undefined);
    if (plain.length === 0) return { claims: claims.map(() => undefined), begun };
    const claimed = await writeClaims(send, businessId, acquirer, plain, now);
    failpoint('charge.claim-before-commit');
    const byAttempt = new Map(claimed.map((each) => [each.attempt.id, each]));
    return {
      begun,
      claims: claims.map((claim): ReadyToSend | undefined => {
        const written = claim && byAttempt.get(claim.attempt.id);
        return written && { kind: 'send', ...written, card: claim.card, proof: claim.proof };
      }),
    };
  });
}
