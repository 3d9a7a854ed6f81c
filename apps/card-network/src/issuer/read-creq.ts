import { erro, isUuid, knownVersion } from '../erro.ts';
import type { CReq, Erro, ErrorCode3DS } from '../three-d-secure-messages.ts';
import { decodeMessage } from './base64url.ts';
import type { Challenge } from './challenge.ts';
import type { Challenges } from './challenges.ts';

const windowSizes = new Set(['01', '02', '03', '04', '05']);

/** An error message of the issuer about a CReq, with as much of the CReq's ids as can be trusted to be ids. */
function refuse(errorCode: ErrorCode3DS, errorDetail: string, creq: Record<string, unknown>): Erro {
  const { threeDSServerTransID, acsTransID } = creq;
  return erro({
    messageVersion: knownVersion(creq['messageVersion']),
    errorCode,
    errorComponent: 'A',
    errorDetail,
    errorMessageType: 'CReq',
    ...(isUuid(threeDSServerTransID) ? { threeDSServerTransID } : {}),
    ...(isUuid(acsTransID) ? { acsTransID } : {}),
  });
}

const isGood: Record<keyof CReq, (value: unknown) => boolean> = {
  messageType: (value) => value === 'CReq',
  messageVersion: (value) => knownVersion(value) !== undefined,
  threeDSServerTransID: isUuid,
  acsTransID: isUuid,
  challengeWindowSize: (value) => typeof value === 'string' && windowSizes.has(value),
};

/** Finds the challenge that a form's `creq` asks for, or says in an error message why there is none. */
export function readCReq(creq: unknown, challenges: Challenges): Challenge | Erro {
  const message = typeof creq === 'string' ? decodeMessage(creq) : undefined;
  if (message === undefined) return refuse('203', 'creq', {});
  const bad = Object.entries(isGood).flatMap(([field, check]) => (check(message[field]) ? [] : [field]));
  if (bad.length > 0) return refuse('203', bad.join(','), message);

  const challenge = challenges.find(String(message['acsTransID']));
  if (challenge === undefined) return refuse('301', 'acsTransID', message);
  if (challenge.ids.threeDSServerTransID !== message['threeDSServerTransID']) {
    return refuse('301', 'threeDSServerTransID', message);
  }
  return challenge.messageVersion === message['messageVersion']
    ? challenge
    : refuse('203', 'messageVersion', message);
}
