import type { Schemas } from '@harbour/contract/schema';
import { buildPath, routes } from '@harbour/domain/routes';
import type { Authentication } from './authentication.ts';

/** EMV: unpadded base64url of the JSON. */
export function toBase64UrlJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
}

/** The hidden form of the 3DS Method; null where the issuer has none. */
export function methodForm(
  authentication: Authentication,
  publicOrigin: string,
): Schemas['ThreeDSecureMethod'] | null {
  if (authentication.method_url === null) return null;
  return {
    url: authentication.method_url,
    data: toBase64UrlJson({
      threeDSServerTransID: authentication.three_ds_server_trans_id,
      threeDSMethodNotificationURL: publicOrigin + buildPath(routes.checkout.challengeComplete, {}),
    }),
  };
}

/**
 * The form that opens the issuer's challenge. The payer's token travels as threeDSSessionData, which the issuer returns
 * unchanged, since the page that it returns to gets no cookie.
 */
export function challengeForm(
  authentication: Authentication,
  token: string,
): Schemas['ThreeDSecureChallenge'] | null {
  const { acs_url, acs_trans_id, challenge_expires_at, browser } = authentication;
  if (acs_url === null || acs_trans_id === null || challenge_expires_at === null) return null;
  const windowSize = browser.challenge_window_size ?? '05';
  return {
    acs_url,
    creq: toBase64UrlJson({
      threeDSServerTransID: authentication.three_ds_server_trans_id,
      acsTransID: acs_trans_id,
      challengeWindowSize: windowSize,
      messageType: 'CReq',
      messageVersion: authentication.message_version,
    }),
    session_data: token,
    window_size: windowSize,
    expires_at: challenge_expires_at.toISOString(),
  };
}
