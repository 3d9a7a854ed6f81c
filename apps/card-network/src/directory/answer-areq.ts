import { randomUUID } from 'node:crypto';
import { findTestCard } from '../card-table.ts';
import { eciOf, issueCavv } from '../cavv.ts';
import { currencyOfNumber } from '../currency.ts';
import { erro } from '../erro.ts';
import type { Challenges } from '../issuer/challenges.ts';
import type { AReq, ARes, Erro } from '../three-d-secure-messages.ts';
import { NetworkFailure } from '../network-failure.ts';

/** A transaction id stays taken for as long as a payment could still need it. */
const rememberMs = 60 * 60_000;

export type AnswerAreqDeps = { secret: string; publicOrigin: string; challenges: Challenges };

/** Why an issuer doesn't authenticate. U: technical problem at the issuer. R: suspected fraud. */
const reasons = { N: '01', U: '22', R: '11' } as const;
const notEnrolled = '13';

function refuse(areq: AReq, errorDetail: string): Erro {
  const { messageVersion, threeDSServerTransID } = areq;
  return erro({
    messageVersion,
    errorCode: '305',
    errorComponent: 'D',
    errorDetail,
    errorMessageType: 'AReq',
    threeDSServerTransID,
  });
}

/** The directory server and the issuer behind it, for an AReq whose fields have been checked. */
export function createAnswerAreq({ secret, publicOrigin, challenges }: AnswerAreqDeps) {
  const seen = new Map<string, number>();

  function isRepeated(transactionId: string): boolean {
    const now = Date.now();
    // In order of arrival, so the first young one ends the sweep.
    for (const [id, at] of seen) {
      if (now - at < rememberMs) break;
      seen.delete(id);
    }
    const key = transactionId.toLowerCase();
    const repeated = seen.has(key);
    if (!repeated) seen.set(key, now);
    return repeated;
  }

  /** Fails with: directory_unavailable. */
  return function answerAreq(areq: AReq): ARes | Erro {
    const row = findTestCard(areq.acctNumber);
    if (row === undefined) return refuse(areq, 'acctNumber');
    if (isRepeated(areq.threeDSServerTransID)) return refuse(areq, 'threeDSServerTransID');

    const base = {
      messageType: 'ARes',
      messageVersion: areq.messageVersion,
      threeDSServerTransID: areq.threeDSServerTransID,
      acsTransID: randomUUID(),
      dsTransID: randomUUID(),
      acsReferenceNumber: 'HARBOUR_SANDBOX_ACS',
      dsReferenceNumber: 'HARBOUR_SANDBOX_DS',
    } as const;
    const { authentication } = row;

    if (authentication === null) return { ...base, transStatus: 'U', transStatusReason: notEnrolled };
    if (authentication.kind === 'lookup_error') {
      throw new NetworkFailure('directory_unavailable', 'The directory server is not available.');
    }
    const amount = Number(areq.purchaseAmount);
    const currency = currencyOfNumber(areq.purchaseCurrency) ?? '';
    if (authentication.kind === 'challenge') {
      const { acsTransID, dsTransID } = base;
      challenges.add({
        ids: { threeDSServerTransID: areq.threeDSServerTransID, acsTransID, dsTransID },
        messageVersion: areq.messageVersion,
        card: row,
        ends: authentication.ends,
        money: { amount, currency },
        merchantName: areq.merchantName,
        notificationURL: areq.notificationURL,
        resultsURL: areq.threeDSServerURL,
      });
      const acsURL = `${publicOrigin}/acs/challenge`;
      return { ...base, transStatus: 'C', acsURL, acsChallengeMandated: 'Y', authenticationType: '02' };
    }
    const { transStatus } = authentication;
    if (transStatus !== 'Y' && transStatus !== 'A') {
      return { ...base, transStatus, transStatusReason: reasons[transStatus] };
    }
    const eci = eciOf(row.brand, transStatus);
    const facts = { dsTransID: base.dsTransID, cardNumber: row.number, amount, currency, eci };
    return { ...base, transStatus, eci, authenticationValue: issueCavv(secret, facts) };
  };
}
