import type { Schemas } from '@harbour/contract/schema';
import { expect } from 'vitest';
import type { Body } from '../http/handler.ts';
import type { AppOptions } from '../app.ts';
import type { AppDependencies } from '../dependencies.ts';
import { bread } from './bread.ts';
import { ACQUIRER_SECRET, freePort, startCardNetwork } from './card-network.ts';
import type { Merchant } from './people.ts';
import { signUpMerchant } from './people.ts';
import type { As, CallAnswer, TestApp } from './test-app.ts';
import { testApp } from './test-app.ts';

/** Cards of the sandbox's table, by what they do. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  disputes: '4000000000000259',
  insufficientFunds: '4000000000009995',
  stolen: '4000000000009979',
  frictionless: '4000000000003055',
  attempted: '4000000000002719',
  refused: '4000000000002925',
  unavailable: '4000000000002313',
  rejected: '4000000000002537',
  lookupFails: '4000008400001280',
  challenge: '4000000000003220',
  challengeWithoutMethod: '5200000000002151',
  challengeUnavailable: '4000000000002420',
  approvesThenSilent: '5060660000000064',
  approvesThenFails: '506066506066506067',
} as const;

export const BROWSER: Schemas['BrowserInput'] = {
  language: 'en-NG',
  javascript_enabled: true,
  java_enabled: false,
  color_depth: 24,
  screen_height: 844,
  screen_width: 390,
  time_zone_offset: -60,
};

/** A payment that a payer has opened, and the bearer to act on it. */
export interface Opened {
  reference: string;
  as: As;
}

export interface CheckoutWorld {
  api: TestApp;
  /** Listens too, so that the directory server can bring challenge results. */
  merchant: Merchant;
  /** A payment link of the merchant; by default NGN 5,000.00. */
  makeLink(terms?: Partial<Body<'createPaymentLink'>>): Promise<Schemas['PaymentLink']>;
  /** Starts a payment from a link, as a payer does. */
  start(link: Schemas['PaymentLink'], input?: Partial<Body<'initiatePaymentLink'>>): Promise<Opened>;
  /** Enters a card, and no more. */
  enterCard(payment: Opened, number: string, cvc?: string): Promise<CallAnswer<'initiateCardAuthentication'>>;
  /** Enters a card; after the 3DS method where there is one. */
  authenticate(payment: Opened, number: string, cvc?: string): Promise<Schemas['CardAuthenticationResult']>;
  charge(payment: Opened, token: string): Promise<CallAnswer<'chargePayment'>>;
  /** All of it: card, authentication without a challenge, charge. */
  pay(payment: Opened, number: string): Promise<Schemas['ChargedPayment']>;
  /** The merchant's view of a payment. */
  look(payment: Opened): Promise<Schemas['Payment']>;
}

function chargeOf(api: TestApp, payment: Opened, token: string) {
  return api.call('chargePayment', { as: payment.as, body: { reference: payment.reference, token } });
}

/** A merchant, its checkout and the real card network, for one test file. */
export async function checkoutWorld(
  deps: Partial<AppDependencies> = {},
  timeout?: number,
  app: AppOptions = {},
): Promise<CheckoutWorld> {
  const network = await startCardNetwork(timeout);
  const port = await freePort();
  const api = await testApp({
    config: {
      publicOrigin: `http://127.0.0.1:${port}`,
      acquirerSecret: ACQUIRER_SECRET,
      sessionIdleMinutes: 720,
    },
    deps: { ...network.deps, ...deps },
    app,
  });
  await api.app.listen({ host: '127.0.0.1', port });
  const merchant = await signUpMerchant(api);
  let payers = 0;

  const start: CheckoutWorld['start'] = async (link, input = {}) => {
    const opened = await api.call('openPaymentLink', { params: { reference: link.reference } });
    payers += 1;
    const answer = await api.call('initiatePaymentLink', {
      as: { bearer: opened.data.token ?? '' },
      body: { customer: { email: `payer.${payers}@example.com`, name: 'Ngọc Ánh' }, ...input },
    });
    expect(answer.status, answer.error.message).toBe(201);
    return { reference: answer.data.reference, as: { bearer: answer.data.token } };
  };

  const enterCard: CheckoutWorld['enterCard'] = (payment, number, cvc) =>
    api.call('initiateCardAuthentication', {
      as: payment.as,
      body: {
        reference: payment.reference,
        card: { number, exp_month: 8, exp_year: 2029, cvc: cvc ?? (number.startsWith('3') ? '1234' : '123') },
        browser: BROWSER,
      },
    });

  const authenticate: CheckoutWorld['authenticate'] = async (payment, number, cvc) => {
    const { data: begun, ...answer } = await enterCard(payment, number, cvc);
    expect(answer.status, answer.error.message).toBe(200);
    const continued = await api.call('continueCardAuthentication', {
      as: payment.as,
      body: { token: begun.token, ...(begun.next === 'method' ? { method_completion: 'completed' } : {}) },
    });
    expect(continued.status, continued.error.message).toBe(200);
    return continued.data;
  };

  return {
    api,
    merchant,
    async makeLink(terms = {}) {
      const answer = await api.call('createPaymentLink', {
        as: merchant.session,
        body: { ...bread(), ...terms },
      });
      expect(answer.status, answer.error.message).toBe(201);
      return answer.data;
    },
    start,
    enterCard,
    authenticate,
    charge: (payment, token) => chargeOf(api, payment, token),
    async pay(payment, number) {
      const { token } = await authenticate(payment, number);
      const answer = await chargeOf(api, payment, token);
      expect(answer.status, answer.error.message).toBe(200);
      return answer.data;
    },
    async look(payment) {
      const { data: rows } = await api.call('listTransactions', {
        as: merchant.session,
        query: { mode: 'test', search: payment.reference, limit: 1 },
      });
      const answer = await api.call('getTransaction', {
        as: merchant.session,
        params: { transaction_id: rows[0]?.id ?? '' },
      });
      expect(answer.status, answer.error.message).toBe(200);
      return answer.data;
    },
  };
}

/** What the payer's browser does at the issuer: opens the challenge, answers it, and is sent back with the CRes. */
export async function answerChallenge(
  challenge: Schemas['ThreeDSecureChallenge'],
  code: string,
): Promise<{ cres: string; session_data: string }> {
  const { origin } = new URL(challenge.acs_url);
  const opened = await post(challenge.acs_url, {
    creq: challenge.creq,
    threeDSSessionData: challenge.session_data ?? '',
  });
  const answered = await post(`${origin}/acs/challenge/answer`, {
    acsTransID: inputOf(opened, 'acsTransID'),
    code,
    action: code === '' ? 'cancel' : 'submit',
  });
  return { cres: inputOf(answered, 'cres'), session_data: inputOf(answered, 'threeDSSessionData') };
}

async function post(url: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  });
  return response.text();
}

function inputOf(page: string, name: string): string {
  const match = new RegExp(`name="${name}" value="([^"]*)"`).exec(page);
  if (match?.[1] === undefined) throw new Error(`The issuer's page has no field ${name}.`);
  return match[1];
}
