import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test, vi } from 'vitest';
import { newWebhookSecret, signedHeaders } from './signature.ts';

afterEach(() => vi.useRealTimers());

test('the published vector of Standard Webhooks', () => {
  const headers = signedHeaders(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    },
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('the public library verifies what we sign, by each of the secrets and by no other', () => {
  const timestamp = new Date('2026-03-02T09:00:00.900Z');
  vi.useFakeTimers({ toFake: ['Date'], now: timestamp });
  const [current, previous, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
  const body = '{"name":"Ọládélé & Söhne"}';
  const headers = signedHeaders({ id: 'oev_1', timestamp, body }, [current, previous]);
  expect(new Webhook(current).verify(body, headers)).toEqual({ name: 'Ọládélé & Söhne' });
  expect(new Webhook(previous).verify(body, headers)).toEqual({ name: 'Ọládélé & Söhne' });
  expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature found');
  expect(() => new Webhook(current).verify(body.replace('&', 'und'), headers)).toThrow();
});
