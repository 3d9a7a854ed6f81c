import { randomUUID } from 'node:crypto';
import type { Schemas } from '@harbour/contract/schema';
import type { CardVersions } from '../../acquirers/directory-server.ts';
import type { AppDependencies } from '../../dependencies.ts';
import type { PaymentTokenCaller } from '../../http/caller.ts';
import { DomainError } from '../../http/errors.ts';
import { linkHasRoom } from '../../payment-links/link-capacity.ts';
import { abandonAttempts } from '../abandon-attempts.ts';
import type { Attempt, CardSummary } from '../attempt.ts';
import { ATTEMPT_LIMIT } from '../attempt.ts';
import { addAttempt, changeAttempt, countAttempts, loadAttempt } from '../attempt-repository.ts';
import type { CardData } from '../card-vault.ts';
import { storeCard } from '../card-vault.ts';
import { expireIfRunOut } from '../expire-payment.ts';
import { failAttempt } from '../fail-attempt.ts';
import { recordPaymentEvent } from '../payment-events.ts';
import type { Payment } from '../payment.ts';
import { assertPayable } from '../payment.ts';
import { lockPayment } from '../payment-repository.ts';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { jsonb } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { commonVersion } from './authentication.ts';
import { addAuthentication, findAuthentication } from './authentication-repository.ts';
import { checkCard } from './check-card.ts';
import type { Browser } from './messages.ts';
import type { Position } from './position.ts';
import { requestAuthentication } from './request-authentication.ts';

/**
 * Takes the card and says what comes next: the charge, the issuer's 3DS Method, or its challenge. An attempt that was
 * open is abandoned; what was authenticated is bound to this attempt's card, amount and currency.
 *
 * Fails with: validation_failed, card_not_supported, not_found, payment_already_paid, payment_in_progress,
 * payment_expired, payment_link_inactive.
 */
export async function initiateCardAuthentication(
  deps: AppDependencies,
  caller: PaymentTokenCaller,
  input: { reference: string; card: Schemas['CardInput']; browser: Browser },
): Promise<Position & { token: string }> {
  const { database, clock, directoryServer } = deps;
  const { card, summary } = checkCard(input.card, clock.now());
  const token = newToken();
  const attempt = await database.forBusiness(caller.businessId, async (trx) => {
    const payment = await expireIfRunOut(
      trx,
      await lockPayment(trx, caller.businessId, caller.paymentId),
      clock.now(),
    );
    if (payment.checkout_reference !== input.reference) throw new DomainError('not_found');
    if (payment.status === 'expired') return undefined;
    assertPayable(payment, clock.now());
    if (!(await linkHasRoom(trx, payment))) throw new DomainError('payment_link_inactive');
    return startAttempt(trx, deps, payment, { card, summary, token, ip: input.browser.ip });
  });
  if (attempt === undefined) throw new DomainError('payment_expired');
  const versions = await directoryServer.findVersions(card.number);
  const position = await database.forBusiness(caller.businessId, (trx) =>
    applyVersions(trx, attempt, versions, input.browser, clock.now()),
  );
  const mustAsk = position.attempt.status === 'authenticating' && position.authentication !== undefined;
  return { token, ...(mustAsk ? await requestAuthentication(deps, position, card) : position) };
}

async function startAttempt(
  trx: Transaction,
  deps: AppDependencies,
  payment: Payment,
  payer: { card: CardData; summary: CardSummary; token: string; ip: string | null },
): Promise<Attempt> {
  const now = deps.clock.now();
  await abandonAttempts(trx, payment.id, now);
  const attempt = await addAttempt(trx, {
    id: newId('attempt'),
    business_id: payment.business_id,
    payment_id: payment.id,
    number: (await countAttempts(trx, payment.id)) + 1,
    status: 'authenticating',
    token_hash: hashToken(payer.token),
    amount: payment.amount,
    currency: payment.currency,
    card: jsonb(payer.summary),
    client_ip: payer.ip,
    inquiries: 0,
    created_at: now,
    expires_at: after(now, ATTEMPT_LIMIT),
  });
  const owner = { businessId: payment.business_id, attemptId: attempt.id, token: payer.token };
  await storeCard(trx, deps.cardVaultKey, owner, payer.card, attempt.expires_at);
  await trx
    .updateTable('payments')
    .set({ card: jsonb(payer.summary), decline: null, three_d_secure: null, updated_at: now })
    .where('id', '=', payment.id)
    .execute();
  await recordPaymentEvent(trx, payment, {
    type: 'authentication_started',
    message: `The customer entered a card ending in ${payer.summary.last4}.`,
    at: now,
    attemptId: attempt.id,
  });
  return attempt;
}

async function applyVersions(
  trx: Transaction,
  started: Attempt,
  versions: CardVersions | undefined,
  browser: Browser,
  now: Date,
): Promise<Position> {
  const payment = await lockPayment(trx, started.business_id, started.payment_id);
  const attempt = await loadAttempt(trx, started.id);
  const authentication = await findAuthentication(trx, attempt.id);
  // A newer attempt took over meanwhile.
  if (attempt.status !== 'authenticating') return { payment, attempt, authentication };
  const version = versions === undefined ? undefined : commonVersion(versions.versions);
  if (versions === undefined || (versions.enrolled && version === undefined)) {
    return {
      ...(await failAttempt(trx, payment, attempt, 'authentication_unavailable', now)),
      authentication,
    };
  }
  if (version === undefined) {
    return { payment, attempt: await changeAttempt(trx, attempt.id, { status: 'ready' }), authentication };
  }
  const runsMethod = versions.methodUrl !== null && browser.javascript_enabled;
  return {
    payment,
    attempt: runsMethod ? await changeAttempt(trx, attempt.id, { status: 'method' }) : attempt,
    authentication: await addAuthentication(trx, {
      attempt_id: attempt.id,
      business_id: attempt.business_id,
      three_ds_server_trans_id: randomUUID(),
      message_version: version,
      method_url: versions.methodUrl,
      // U: the issuer has no method. N: it has one, and a browser without scripts can't run it.
      method_completion: runsMethod ? null : versions.methodUrl === null ? 'U' : 'N',
      browser: jsonb(browser),
      liability_shift: false,
      created_at: now,
    }),
  };
}
