import type { AppDependencies } from '../../dependencies.ts';
import { loadAttempt } from '../attempt-repository.ts';
import { expireIfRunOut } from '../expire-payment.ts';
import { failAttempt } from '../fail-attempt.ts';
import { recordPaymentEvent } from '../payment-events.ts';
import { lockPayment } from '../payment-repository.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Schemas } from '@harbour/contract/schema';
import { judge } from './authentication.ts';
import type { Authentication } from './authentication.ts';
import { changeAuthentication, findAuthenticationByTransId } from './authentication-repository.ts';
import type { RReq, RRes } from './messages.ts';
import { timeOut } from './continue-card-authentication.ts';
import { makeReady, rememberOutcome } from './request-authentication.ts';

type Answer = RRes | Schemas['EmvError'];

/**
 * Takes the authoritative result of a challenge from the directory server. The first one counts; a repeated one gets the
 * same answer and changes nothing; a late one is recorded and ignored.
 */
export async function receiveChallengeResult(deps: AppDependencies, message: RReq): Promise<Answer> {
  const { database, clock } = deps;
  const found = await database.acrossBusinesses((trx) =>
    findAuthenticationByTransId(trx, message.threeDSServerTransID),
  );
  if (found === undefined)
    return erro(message, '301', 'Transaction ID not recognised', 'threeDSServerTransID');
  const wrong = wrongField(found, message);
  if (wrong !== undefined) return erro(message, '305', 'Transaction data not valid', wrong);
  const status = await database.forBusiness(found.business_id, (trx) =>
    apply(trx, found, message, clock.now()),
  );
  return {
    messageType: 'RRes',
    messageVersion: found.message_version,
    threeDSServerTransID: message.threeDSServerTransID,
    acsTransID: message.acsTransID,
    dsTransID: message.dsTransID,
    resultsStatus: status,
  };
}

function wrongField(authentication: Authentication, message: RReq): string | undefined {
  if (authentication.acs_trans_id !== message.acsTransID) return 'acsTransID';
  if (authentication.ds_trans_id !== message.dsTransID) return 'dsTransID';
  if (authentication.message_version !== message.messageVersion) return 'messageVersion';
  // The result of a challenge can't be that there is to be one.
  return message.transStatus === 'C' ? 'transStatus' : undefined;
}

/** 01: taken, now or before. 02: no challenge was waiting for it. */
async function apply(
  trx: Transaction,
  known: Authentication,
  message: RReq,
  now: Date,
): Promise<'01' | '02'> {
  const first = await loadAttempt(trx, known.attempt_id);
  const payment = await expireIfRunOut(trx, await lockPayment(trx, first.business_id, first.payment_id), now);
  const attempt = await loadAttempt(trx, first.id);
  const timed = await timeOut(trx, { payment, attempt, authentication: known }, now);
  if (timed.attempt.status !== 'challenged') {
    const again = await findAuthenticationByTransId(trx, message.threeDSServerTransID);
    if (again?.result_received_at != null && again.trans_status === message.transStatus) return '01';
    await recordPaymentEvent(trx, payment, {
      type: 'transition_refused',
      message: `A late or second answer of the customer’s bank (${message.transStatus}) was ignored.`,
      at: now,
      attemptId: attempt.id,
      from: timed.payment.status,
    });
    return '02';
  }
  const verdict = judge(message, message.challengeCancel);
  const authentication = await changeAuthentication(trx, attempt.id, {
    trans_status: message.transStatus,
    trans_status_reason: message.transStatusReason ?? null,
    eci: message.eci ?? null,
    authentication_value: message.authenticationValue ?? null,
    challenge_cancel: message.challengeCancel ?? null,
    interaction_counter: message.interactionCounter ?? null,
    liability_shift: verdict.next === 'charge' && verdict.liabilityShift,
    result_received_at: now,
  });
  await rememberOutcome(trx, payment, authentication);
  if (verdict.next === 'charge') await makeReady(trx, payment, attempt, authentication, now);
  else
    await failAttempt(
      trx,
      payment,
      attempt,
      verdict.next === 'fail' ? verdict.code : 'authentication_failed',
      now,
    );
  return '01';
}

function erro(
  message: RReq,
  errorCode: Schemas['EmvError']['errorCode'],
  errorDescription: string,
  errorDetail: string,
): Schemas['EmvError'] {
  return {
    messageType: 'Erro',
    messageVersion: message.messageVersion,
    threeDSServerTransID: message.threeDSServerTransID,
    acsTransID: message.acsTransID,
    dsTransID: message.dsTransID,
    errorCode,
    errorComponent: 'S',
    errorDescription,
    errorDetail,
    errorMessageType: 'RReq',
  };
}
