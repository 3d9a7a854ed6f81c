import type { AppDependencies } from '../../dependencies.ts';
import type { Attempt } from '../attempt.ts';
import { ATTEMPT_LIMIT } from '../attempt.ts';
import { changeAttempt, loadAttempt } from '../attempt-repository.ts';
import type { CardData } from '../card-vault.ts';
import { keepCardUntil } from '../card-vault.ts';
import { failAttempt } from '../fail-attempt.ts';
import { movePayment } from '../move-payment.ts';
import type { TimelineEntry } from '../payment-events.ts';
import { recordPaymentEvent } from '../payment-events.ts';
import type { Payment } from '../payment.ts';
import { lockPayment } from '../payment-repository.ts';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { jsonb } from '../../platform/database.ts';
import type { Authentication } from './authentication.ts';
import { judge, outcomeOf } from './authentication.ts';
import { authenticationRequest } from './authentication-request.ts';
import { changeAuthentication, findAuthentication } from './authentication-repository.ts';
import type { AReqAnswer } from './messages.ts';
import type { Position } from './position.ts';

/**
 * Sends the one authentication request of an attempt and writes down what the issuer answered. The attempt must be
 * `authenticating`; its caller is the only one who may send.
 */
export async function requestAuthentication(
  deps: AppDependencies,
  { payment, attempt, authentication }: Position,
  card: CardData,
): Promise<Position> {
  const { database, clock, config, directoryServer } = deps;
  if (authentication === undefined) return { payment, attempt, authentication };
  const merchant = await database.forBusiness(payment.business_id, (trx) =>
    trx
      .selectFrom('businesses')
      .select(['id', 'name', 'country'])
      .where('id', '=', payment.business_id)
      .executeTakeFirstOrThrow(),
  );
  const request = authenticationRequest(
    payment,
    authentication,
    card,
    merchant,
    config.publicOrigin,
    clock.now(),
  );
  const answer = await directoryServer.authenticate(request);
  return database.forBusiness(payment.business_id, (trx) => applyAnswer(trx, attempt, answer, clock.now()));
}

async function applyAnswer(
  trx: Transaction,
  asked: Attempt,
  answer: AReqAnswer | undefined,
  now: Date,
): Promise<Position> {
  const payment = await lockPayment(trx, asked.business_id, asked.payment_id);
  const attempt = await loadAttempt(trx, asked.id);
  if (attempt.status !== 'authenticating' || answer === undefined) {
    const authentication = await findAuthentication(trx, attempt.id);
    // Abandoned meanwhile, or no usable answer: an attempt of which the issuer knows nothing is not charged.
    if (attempt.status !== 'authenticating') return { payment, attempt, authentication };
    return {
      ...(await failAttempt(trx, payment, attempt, 'authentication_unavailable', now)),
      authentication,
    };
  }
  const verdict = judge(answer);
  const opensChallenge = verdict.next === 'challenge' && answer.acsURL !== undefined;
  const authentication = await changeAuthentication(trx, attempt.id, {
    requested_at: now,
    acs_trans_id: answer.acsTransID,
    ds_trans_id: answer.dsTransID,
    acs_url: answer.acsURL ?? null,
    trans_status: answer.transStatus,
    trans_status_reason: answer.transStatusReason ?? null,
    eci: answer.eci ?? null,
    authentication_value: answer.authenticationValue ?? null,
    flow: verdict.next === 'challenge' ? 'challenge' : 'frictionless',
    liability_shift: verdict.next === 'charge' && verdict.liabilityShift,
    challenge_expires_at: opensChallenge ? after(now, ATTEMPT_LIMIT) : null,
    result_received_at: verdict.next === 'challenge' ? null : now,
  });
  await rememberOutcome(trx, payment, authentication);
  if (verdict.next === 'charge') {
    return { payment, attempt: await makeReady(trx, payment, attempt, authentication, now), authentication };
  }
  if (verdict.next === 'fail' || !opensChallenge) {
    const code = verdict.next === 'fail' ? verdict.code : 'authentication_unavailable';
    return { ...(await failAttempt(trx, payment, attempt, code, now)), authentication };
  }
  const challenged = await changeAttempt(trx, attempt.id, {
    status: 'challenged',
    expires_at: after(now, ATTEMPT_LIMIT),
  });
  await keepCardUntil(trx, attempt.id, challenged.expires_at);
  return { payment: await askPayer(trx, payment, attempt, now), attempt: challenged, authentication };
}

async function askPayer(trx: Transaction, payment: Payment, attempt: Attempt, now: Date): Promise<Payment> {
  const entry: TimelineEntry = {
    type: 'authentication_challenged',
    message: 'The customer’s bank asks them to confirm the payment.',
    at: now,
    attemptId: attempt.id,
  };
  if (payment.status !== 'requires_action') {
    return (await movePayment(trx, payment, 'requires_action', entry)) ?? payment;
  }
  await recordPaymentEvent(trx, payment, entry);
  return payment;
}

/** Lets an authenticated attempt be charged. Hold the payment's row. */
export async function makeReady(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  authentication: Authentication,
  now: Date,
): Promise<Attempt> {
  const expiresAt = after(now, ATTEMPT_LIMIT);
  await keepCardUntil(trx, attempt.id, expiresAt);
  await recordPaymentEvent(trx, payment, {
    type: 'authentication_succeeded',
    message: authentication.liability_shift
      ? '3-D Secure passed: the customer’s bank bears the risk of fraud.'
      : '3-D Secure gave no result. The payment goes on, and the risk of fraud is yours.',
    at: now,
    attemptId: attempt.id,
  });
  return changeAttempt(trx, attempt.id, { status: 'ready', expires_at: expiresAt });
}

/** Keeps the last authentication's outcome beside the payment, where lists and exports read it. */
export async function rememberOutcome(
  trx: Transaction,
  payment: Payment,
  authentication: Authentication,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ three_d_secure: jsonb(outcomeOf(authentication)) })
    .where('id', '=', payment.id)
    .execute();
}
