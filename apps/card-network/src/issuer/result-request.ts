import { eciOf, issueCavv } from '../cavv.ts';
import type { FinalTransStatus, RReq } from '../three-d-secure-messages.ts';
import type { Challenge } from './challenge.ts';

/** How a challenge ended. */
export type Outcome = {
  transStatus: FinalTransStatus;
  transStatusReason?: string;
  challengeCancel?: RReq['challengeCancel'];
};

/** The authoritative result, with a cryptogram for Y and A. */
export function resultRequest(secret: string, challenge: Challenge, outcome: Outcome): RReq {
  const { ids, messageVersion, interactions } = challenge;
  return {
    messageType: 'RReq',
    messageVersion,
    messageCategory: '01',
    ...ids,
    ...outcome,
    ...proofOf(secret, challenge, outcome.transStatus),
    authenticationType: '02',
    interactionCounter: String(interactions).padStart(2, '0'),
  };
}

function proofOf(
  secret: string,
  { ids, card, money }: Challenge,
  transStatus: FinalTransStatus,
): Pick<RReq, 'eci' | 'authenticationValue'> {
  if (transStatus !== 'Y' && transStatus !== 'A') return {};
  const eci = eciOf(card.brand, transStatus);
  const facts = { dsTransID: ids.dsTransID, cardNumber: card.number, ...money, eci };
  return { eci, authenticationValue: issueCavv(secret, facts) };
}
