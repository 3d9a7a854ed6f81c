import { examples } from '@harbour/contract/examples';
import { describe, expect, it } from 'vitest';
import { agree, bearer } from '../../testing/pact.ts';

const token = 'zMVog3yaJB6sRQ1ytaIqJR2paSJ_Sr_4GYXtghH_She';

describe('going on with an authentication', () => {
  const results = examples.continueCardAuthentication[200];

  it.each(['challenge', 'authenticated', 'pending', 'failed', 'cancelled'] as const)(
    '%s',
    async (example) => {
      const body = { token };
      const answer = await agree({
        operationId: 'continueCardAuthentication',
        example,
        body,
        call: (api) => api.continueCardAuthentication(bearer, body),
      });
      const { next, result } = results[example].data;
      expect(answer).toMatchObject({ next, result });
    },
  );

  it.each(['completed', 'timed_out'] as const)('after a method that %s', async (method_completion) => {
    const body = { token, method_completion };
    const answer = await agree({
      operationId: 'continueCardAuthentication',
      example: 'frictionless',
      variant: `after a method that ${method_completion}`,
      body,
      call: (api) => api.continueCardAuthentication(bearer, body),
    });
    expect(answer).toMatchObject({ next: 'charge', result: 'frictionless' });
  });

  it.each(['invalid_token', 'payment_expired'])('is refused: %s', async (example) => {
    const body = { token };
    const error = await agree({
      operationId: 'continueCardAuthentication',
      example,
      body,
      call: (api) => api.continueCardAuthentication(bearer, body),
    });
    expect(error).toMatchObject({ code: example });
  });
});

describe('handing over what the bank posted', () => {
  const completed = examples.completeChallenge[200];
  const cres = Buffer.from(
    JSON.stringify({
      messageType: 'CRes',
      messageVersion: '2.2.0',
      threeDSServerTransID: '8f1c9a52-6d3e-4b07-a1f4-2e90c5d7b861',
      acsTransID: '0b7d4e18-95a2-4c6f-8e31-d4a6f0927c53',
      challengeCompletionInd: 'Y',
      transStatus: 'Y',
    }),
  ).toString('base64url');

  it.each(Object.keys(completed) as (keyof typeof completed)[])('%s', async (example) => {
    const body = { cres, session_data: token };
    const answer = await agree({
      operationId: 'completeChallenge',
      example,
      body,
      call: (api) => api.completeChallenge(body),
    });
    const { next, page } = completed[example].data;
    expect(answer).toMatchObject({ next, page });
  });

  it('that can’t be read', async () => {
    const body = { cres: Buffer.from('this is not JSON at all').toString('base64url') };
    const error = await agree({
      operationId: 'completeChallenge',
      example: 'cres_unreadable',
      body,
      call: (api) => api.completeChallenge(body),
    });
    expect(error).toMatchObject({ status: 422 });
  });

  it('of a transaction that nobody knows', async () => {
    const body = { cres };
    const error = await agree({
      operationId: 'completeChallenge',
      example: 'not_found',
      body,
      call: (api) => api.completeChallenge(body),
    });
    expect(error).toMatchObject({ status: 404 });
  });
});
