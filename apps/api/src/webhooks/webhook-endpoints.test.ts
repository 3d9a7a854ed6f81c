import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../platform/clock.ts';
import { PASSWORD, signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call } = api;

const ENDPOINT = { url: 'https://shop.example.com/hooks', event_types: ['payment.succeeded' as const] };

test('an endpoint is made, listed, changed and deleted; its secret is told once', async () => {
  const { session: as } = await signUpMerchant(api);
  const made = await call('createWebhookEndpoint', {
    as,
    body: {
      url: 'https://SHOP.example.com/hooks',
      event_types: ['refund.succeeded', 'payment.succeeded', 'refund.succeeded'],
    },
  });
  expect(made.status).toBe(201);
  expect(made.data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(made.data.endpoint).toMatchObject({
    mode: 'test',
    url: 'https://shop.example.com/hooks',
    event_types: ['payment.succeeded', 'refund.succeeded'],
    status: 'enabled',
    disabled_reason: null,
    failing_since: null,
    created_by: { first_name: 'Ada' },
  });

  const params = { endpoint_id: made.data.endpoint.id };
  const listed = await call('listWebhookEndpoints', { as });
  expect(listed.data).toEqual([made.data.endpoint]);
  const one = await call('getWebhookEndpoint', { as, params });
  expect(one.data).toEqual(made.data.endpoint);
  for (const { response } of [listed, one]) expect(response.body).not.toContain('whsec_');

  const changed = await call('updateWebhookEndpoint', {
    as,
    params,
    body: { url: 'https://shop.example.com/v2', event_types: ['settlement.paid'] },
  });
  expect(changed.data).toMatchObject({
    url: 'https://shop.example.com/v2',
    event_types: ['settlement.paid'],
  });
  const off = await call('updateWebhookEndpoint', { as, params, body: { enabled: false } });
  expect(off.data).toMatchObject({
    status: 'disabled',
    disabled_reason: 'manual',
    url: 'https://shop.example.com/v2',
  });
  const on = await call('updateWebhookEndpoint', { as, params, body: { enabled: true } });
  expect(on.data).toMatchObject({ status: 'enabled', disabled_reason: null, disabled_at: null });

  expect((await call('deleteWebhookEndpoint', { as, params })).data.id).toBe(params.endpoint_id);
  expect((await call('getWebhookEndpoint', { as, params })).status).toBe(404);
  expect((await call('listWebhookEndpoints', { as })).data).toEqual([]);
});

test('a secret is nowhere readable in the database and nowhere in the log', async () => {
  const { session: as, business } = await signUpMerchant(api);
  const { data } = await call('createWebhookEndpoint', { as, body: ENDPOINT });
  const key = data.secret.replace('whsec_', '');
  const stored = await api.testDatabase.asAdmin(async (client) => {
    const { rows } = await client.query(
      `select to_jsonb(endpoint)::text as endpoint, encode(secret, 'escape') as secret,
         (select jsonb_agg(event.payload)::text from outbox_events event where business_id = $1) as events
       from webhook_endpoints endpoint where business_id = $1`,
      [business.id],
    );
    return rows;
  });
  expect(stored).toHaveLength(1);
  const everything = JSON.stringify(stored) + api.log.join('');
  expect(everything).not.toContain(key);
  expect(everything).not.toContain(Buffer.from(key, 'base64').toString('hex'));
  expect(everything).toContain('https://shop.example.com/hooks');
});

test('an address that is refused is told by its field', async () => {
  const { session: as } = await signUpMerchant(api);
  for (const [url, code] of [
    ['http://shop.example.com/', 'not_supported'],
    ['https://10.0.0.1/', 'not_supported'],
    ['https://2130706433/', 'not_supported'],
    ['http://localhost:3000/', 'not_supported'],
    ['https://ada:secret@shop.example.com/', 'not_supported'],
    [`https://shop.example.com/${'x'.repeat(2048)}`, 'too_long'],
    ['shop.example.com', 'invalid_format'],
    ['https://shop.example.com/a b', 'invalid_format'],
    ['https://shop.example.com/\r\nx-evil: 1', 'invalid_format'],
    ['', 'required'],
  ] as const) {
    for (const answer of [
      await call('createWebhookEndpoint', { as, body: { ...ENDPOINT, url } }),
      await call('updateWebhookEndpoint', {
        as,
        params: { endpoint_id: 'whk_01kknvf2c0e99s53e0zydft6sa' },
        body: { url },
      }),
    ]) {
      expect([answer.status, answer.error.code], url).toEqual([422, 'validation_failed']);
      expect(answer.error.errors, url).toContainEqual(expect.objectContaining({ field: 'url', code }));
    }
  }
  const types = await call('createWebhookEndpoint', {
    as,
    payload: { ...ENDPOINT, event_types: ['payment.exploded'] },
  });
  expect(types.error.errors).toMatchObject([{ field: 'event_types.0', code: 'invalid_choice' }]);
  const none = await call('createWebhookEndpoint', { as, body: { ...ENDPOINT, event_types: [] } });
  expect(none.error.errors).toMatchObject([{ field: 'event_types', code: 'too_short' }]);
});

test('an address is once in each mode, also in another notation', async () => {
  const merchant = await signUpMerchant(api);
  const as = merchant.session;
  const first = await call('createWebhookEndpoint', { as, body: ENDPOINT });
  const again = await call('createWebhookEndpoint', {
    as,
    body: { ...ENDPOINT, url: 'https://Shop.Example.com:443/hooks' },
  });
  expect([again.status, again.error.code]).toEqual([409, 'webhook_url_taken']);
  expect(again.error.errors).toMatchObject([{ field: 'url', code: 'taken' }]);

  const other = await call('createWebhookEndpoint', {
    as,
    body: { ...ENDPOINT, url: 'https://b.example.com/' },
  });
  const moved = await call('updateWebhookEndpoint', {
    as,
    params: { endpoint_id: other.data.endpoint.id },
    body: { url: ENDPOINT.url },
  });
  expect([moved.status, moved.error.code]).toEqual([409, 'webhook_url_taken']);
  const kept = await call('updateWebhookEndpoint', {
    as,
    params: { endpoint_id: first.data.endpoint.id },
    body: { url: ENDPOINT.url },
  });
  expect(kept.status).toBe(200);

  const live = await call('createWebhookEndpoint', { as, body: { ...ENDPOINT, mode: 'live' } });
  expect([live.status, live.error.code]).toEqual([403, 'live_mode_unavailable']);
  await api.database.forBusiness(merchant.business.id, (trx) =>
    trx.updateTable('businesses').set({ status: 'verified' }).execute(),
  );
  expect((await call('createWebhookEndpoint', { as, body: { ...ENDPOINT, mode: 'live' } })).status).toBe(201);
  expect((await call('listWebhookEndpoints', { as, query: { mode: 'live' } })).data).toHaveLength(1);
});

test('of twenty that are made at once, sixteen are', async () => {
  const { session: as } = await signUpMerchant(api);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call('createWebhookEndpoint', { as, body: { ...ENDPOINT, url: `https://shop.example.com/${index}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(16);
  expect(answers.filter(({ status }) => status !== 201).map(({ error }) => error.code)).toEqual(
    Array(4).fill('webhook_limit_reached'),
  );
});

test('a rotation asks for the password after ten minutes, and tells until when the old secret signs', async () => {
  const { session: as } = await signUpMerchant(api);
  const { data: made } = await call('createWebhookEndpoint', { as, body: ENDPOINT });
  const params = { endpoint_id: made.endpoint.id };
  api.clock.advance(10 * MINUTE + 1);
  const asked = await call('rotateWebhookSecret', { as, params, body: {} });
  expect([asked.status, asked.error.code]).toEqual([403, 'reauthentication_required']);
  const rotated = await call('rotateWebhookSecret', { as, params, body: { current_password: PASSWORD } });
  expect(rotated.status).toBe(201);
  expect(rotated.data.secret).not.toBe(made.secret);
  expect(rotated.data.endpoint.previous_secret_expires_at).toBe(
    new Date(api.clock.now().getTime() + DAY).toISOString(),
  );
});

test('no call reaches an endpoint of another business', async () => {
  const [ours, theirs] = [await signUpMerchant(api), await signUpMerchant(api)];
  const { data } = await call('createWebhookEndpoint', { as: ours.session, body: ENDPOINT });
  const endpoint = { endpoint_id: data.endpoint.id };
  const test = await call('sendTestWebhook', { as: ours.session, params: endpoint });
  expect(test.status).toBe(202);
  const delivery = { ...endpoint, delivery_id: test.data.id };
  const own = await call('createWebhookEndpoint', { as: theirs.session, body: ENDPOINT });

  const as = theirs.session;
  const answers = [
    await call('getWebhookEndpoint', { as, params: endpoint }),
    await call('updateWebhookEndpoint', { as, params: endpoint, body: { enabled: false } }),
    await call('deleteWebhookEndpoint', { as, params: endpoint }),
    await call('rotateWebhookSecret', { as, params: endpoint, body: {} }),
    await call('sendTestWebhook', { as, params: endpoint }),
    await call('listWebhookDeliveries', { as, params: endpoint }),
    await call('getWebhookDelivery', { as, params: delivery }),
    await call('resendWebhookDelivery', { as, params: delivery }),
    // Nor a foreign delivery through an endpoint of one's own.
    await call('getWebhookDelivery', { as, params: { ...delivery, endpoint_id: own.data.endpoint.id } }),
    await call('resendWebhookDelivery', { as, params: { ...delivery, endpoint_id: own.data.endpoint.id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(404));
  expect((await call('listWebhookEndpoints', { as })).data).toEqual([own.data.endpoint]);
  expect((await call('getWebhookEndpoint', { as: ours.session, params: endpoint })).data).toEqual(
    data.endpoint,
  );
});

test('a delivery is found under its own endpoint alone', async () => {
  const { session: as } = await signUpMerchant(api);
  const { data: one } = await call('createWebhookEndpoint', { as, body: ENDPOINT });
  const { data: other } = await call('createWebhookEndpoint', {
    as,
    body: { ...ENDPOINT, url: 'https://b.example.com/' },
  });
  const { data } = await call('sendTestWebhook', { as, params: { endpoint_id: one.endpoint.id } });
  const params = { endpoint_id: other.endpoint.id, delivery_id: data.id };
  expect((await call('getWebhookDelivery', { as, params })).status).toBe(404);
  expect((await call('resendWebhookDelivery', { as, params })).status).toBe(404);
});

test('API keys manage no endpoints', async () => {
  const { session } = await signUpMerchant(api);
  const { data } = await call('rotateApiKey', { as: session, body: { kind: 'secret' } });
  const as = { bearer: data.secret };
  expect((await call('listWebhookEndpoints', { as })).status).toBe(401);
  expect((await call('createWebhookEndpoint', { as, body: ENDPOINT })).status).toBe(401);
});
