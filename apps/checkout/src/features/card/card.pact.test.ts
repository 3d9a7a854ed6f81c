import { examples } from '@harbour/contract/examples';
import { describe, expect, it } from 'vitest';
import { agree, bearer, idempotencyKey } from '../../testing/pact.ts';

const reference = 'Kq7fW2mX9vB4nT1z';
const token = 'zMVog3yaJB6sRQ1ytaIqJR2paSJ_Sr_4GYXtghH_She';

const card = {
  reference,
  card: { number: '4000000000003220', exp_month: 8, exp_year: 2029, cvc: '123', name: 'Ọládélé Adéyẹmí' },
  browser: {
    language: 'en-NG',
    javascript_enabled: true,
    java_enabled: false,
    color_depth: 24 as const,
    screen_height: 844,
    screen_width: 390,
    time_zone_offset: -60,
    challenge_window_size: '02' as const,
  },
};
const withoutScripts = {
  reference,
  card: { number: '378282246310005', exp_month: 1, exp_year: 2028, cvc: '1234' },
  browser: { language: 'fr', javascript_enabled: false },
};

describe('starting the authentication of a card', () => {
  const started = examples.initiateCardAuthentication[200];

  it.each(Object.keys(started) as (keyof typeof started)[])('leads to %s', async (example) => {
    const answer = await agree({
      operationId: 'initiateCardAuthentication',
      example,
      body: card,
      call: (api) => api.initiateCardAuthentication(bearer, card),
    });
    const { token: attempt, next } = started[example].data;
    expect(answer).toMatchObject({ token: attempt, next });
  });

  it('works for a browser without scripts', async () => {
    const answer = await agree({
      operationId: 'initiateCardAuthentication',
      example: 'charge',
      variant: 'without scripts',
      body: withoutScripts,
      call: (api) => api.initiateCardAuthentication(bearer, withoutScripts),
    });
    expect(answer).toMatchObject({ next: 'charge' });
  });

  it.each(['invalid_token', 'payment_already_paid', 'payment_in_progress', 'payment_expired'])(
    'is refused: %s',
    async (example) => {
      const error = await agree({
        operationId: 'initiateCardAuthentication',
        example,
        body: card,
        call: (api) => api.initiateCardAuthentication(bearer, card),
      });
      expect(error).toMatchObject({ code: example });
    },
  );

  it('is refused for a card type that is not taken', async () => {
    // Digits that no brand of ours begins with, and a right check digit.
    const body = { ...card, card: { ...card.card, number: '9000000000000001' } };
    const error = await agree({
      operationId: 'initiateCardAuthentication',
      example: 'card_not_supported',
      body,
      call: (api) => api.initiateCardAuthentication(bearer, body),
    });
    expect(error).toMatchObject({ status: 422, code: 'card_not_supported' });
  });
});

describe('taking the money', () => {
  const body = { reference, token };
  const charged = examples.chargePayment[200];

  it.each(Object.keys(charged) as (keyof typeof charged)[])('%s', async (example) => {
    const answer = await agree({
      operationId: 'chargePayment',
      example,
      body,
      call: (api) => api.chargePayment(bearer, body, idempotencyKey),
    });
    const { status, page } = charged[example].data;
    expect(answer).toMatchObject({ status, page });
  });

  it.each([
    'invalid_token',
    'payment_already_paid',
    'payment_in_progress',
    'payment_expired',
    'authentication_pending',
    'authentication_failed',
    'authentication_used',
  ])('is refused: %s', async (example) => {
    const error = await agree({
      operationId: 'chargePayment',
      example,
      body,
      call: (api) => api.chargePayment(bearer, body, idempotencyKey),
    });
    expect(error).toMatchObject({ code: example });
  });
});
