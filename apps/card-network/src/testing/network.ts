import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildCardNetwork } from '../app.ts';
import type { NetworkConfig } from '../config.ts';
import { decodeMessage, encodeMessage } from '../issuer/base64url.ts';
import type { AuthorizationRequest } from '../acquirer/acquirer-messages.ts';
import type { AReq, ARes, CReq, Erro } from '../three-d-secure-messages.ts';

export const secret = 'a-secret-of-the-tests';
const bearer = { authorization: `Bearer ${secret}` };

export const notificationURL = 'http://shop.example:4000/checkout/card/3ds/complete?attempt=7';

/** The sandbox with the tests' secret; nothing listens. */
export function networkFor(config: Partial<NetworkConfig> = {}): FastifyInstance {
  return buildCardNetwork({ publicOrigin: 'http://127.0.0.1:4001', acquirerSecret: secret, ...config });
}

/** POSTs JSON as the API server does. */
export function post(app: FastifyInstance, url: string, body: unknown): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...bearer, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
}

export function inquire(app: FastifyInstance, reference: string): Promise<LightMyRequestResponse> {
  return app.inject({ url: `/acquirer/operations/${reference}`, headers: bearer });
}

/** POSTs a form as the payer's browser does. */
export function submit(
  app: FastifyInstance,
  url: string,
  form: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

export function authorization(
  number: string,
  rest: Partial<AuthorizationRequest> = {},
): AuthorizationRequest {
  return {
    merchant_reference: `att_${randomUUID()}`,
    amount: 125_000,
    currency: 'NGN',
    capture: true,
    card: { number, expiry_month: 12, expiry_year: 2099, cvc: number.length === 15 ? '1234' : '123' },
    ...rest,
  };
}

export function areqFor(acctNumber: string, rest: Partial<AReq> = {}): AReq {
  return {
    messageType: 'AReq',
    messageVersion: '2.2.0',
    deviceChannel: '02',
    messageCategory: '01',
    threeDSServerTransID: randomUUID(),
    threeDSServerURL: 'http://127.0.0.1:9/results',
    threeDSCompInd: 'Y',
    threeDSRequestorID: 'harbour',
    threeDSRequestorName: 'Harbour',
    threeDSRequestorURL: 'http://shop.example:4000',
    threeDSRequestorChallengeInd: '01',
    acquirerBIN: '400000',
    acquirerMerchantID: 'biz_1',
    merchantName: 'Ada’s Books',
    merchantCountryCode: '566',
    mcc: '5942',
    acctNumber,
    cardExpiryDate: '9912',
    purchaseAmount: '125000',
    purchaseCurrency: '566',
    purchaseExponent: '2',
    purchaseDate: '20261127225900',
    notificationURL,
    browserAcceptHeader: 'text/html',
    browserUserAgent: 'Mozilla/5.0',
    browserIP: '203.0.113.7',
    browserLanguage: 'en-NG',
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserColorDepth: '24',
    browserScreenHeight: '900',
    browserScreenWidth: '1440',
    browserTZ: '-60',
    ...rest,
  };
}

/** Sends an AReq and returns its ARes; anything else is an error of the test. */
export async function authenticate(app: FastifyInstance, areq: AReq): Promise<ARes> {
  const answer = (await post(app, '/directory/areq', areq)).json<ARes | Erro>();
  if (answer.messageType !== 'ARes') throw new Error(`unexpected ${answer.errorCode} ${answer.errorDetail}`);
  return answer;
}

export function creqOf(ares: ARes, rest: Partial<CReq> = {}): string {
  return encodeMessage({
    messageType: 'CReq',
    messageVersion: ares.messageVersion,
    threeDSServerTransID: ares.threeDSServerTransID,
    acsTransID: ares.acsTransID,
    challengeWindowSize: '02',
    ...rest,
  });
}

/** A hidden field's value as a browser would read it out of the page. */
export function hiddenField(page: string, name: string): string | undefined {
  const value = new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1];
  return value
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** The message in a page that posts `cres` back to the shop. */
export function cresOf(page: string): Record<string, unknown> | undefined {
  return decodeMessage(hiddenField(page, 'cres') ?? '');
}
