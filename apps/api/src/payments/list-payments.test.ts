import { expect, test } from 'vitest';
import { startPayment } from './start-payment.ts';
import { newId } from '../platform/ids.ts';
import { addMember, signUpMerchant } from '../testing/people.ts';
import type { Merchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();

interface Row {
  at: string;
  reference?: string;
  name?: string;
  description?: string;
  amount?: number;
  currency?: string;
}

async function putPayments(merchant: Merchant, rows: readonly Row[]): Promise<void> {
  await api.database.forBusiness(merchant.business.id, async (trx) => {
    for (const row of rows) {
      const now = new Date(row.at);
      await startPayment(trx, {
        id: newId('transaction'),
        businessId: merchant.business.id,
        mode: 'test',
        reference: row.reference,
        amount: row.amount ?? 1000,
        currency: row.currency ?? 'NGN',
        source: 'api',
        paymentLinkId: null,
        description: row.description ?? null,
        customer: { email: 'payer@example.com', name: row.name ?? null, phone: null, address: null },
        metadata: {},
        customFields: [],
        redirectUrl: null,
        now,
        expiresAt: new Date('2026-12-31T00:00:00Z'),
      });
    }
  });
}

const list = (merchant: Merchant, query: object) =>
  api.call('listTransactions', { as: merchant.session, query: { mode: 'test', ...query } });
const references = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ reference }) => reference);

test('search takes every character for itself, trimmed, whatever the case', async () => {
  const merchant = await signUpMerchant(api);
  await putPayments(merchant, [
    { at: '2026-03-01T10:00:00Z', reference: 'ref_01-sale', description: '50%_OFF' },
    { at: '2026-03-01T11:00:00Z', reference: 'ref-02.sale', description: '50 of them' },
  ]);
  expect(references(await list(merchant, { search: '50%_OFF' }))).toEqual(['ref_01-sale']);
  expect(references(await list(merchant, { search: '_' }))).toEqual(['ref_01-sale']);
  expect(references(await list(merchant, { search: '%' }))).toEqual(['ref_01-sale']);
  expect(references(await list(merchant, { search: ' REF_01 ' }))).toEqual(['ref_01-sale']);
});

test('a day is the whole day of the business, on days of a clock change too', async () => {
  const merchant = await signUpMerchant(api, {
    country: 'US',
    time_zone: 'America/New_York',
    default_currency: 'USD',
  });
  await putPayments(merchant, [
    { at: '2026-03-08T04:59:59.999Z', reference: 'the-day-before' },
    { at: '2026-03-08T05:00:00.000Z', reference: 'first-moment' },
    { at: '2026-03-09T03:59:59.900Z', reference: 'last-moment' },
    { at: '2026-03-09T04:00:00.000Z', reference: 'the-day-after' },
  ]);
  expect(references(await list(merchant, { from: '2026-03-08', to: '2026-03-08' }))).toEqual([
    'last-moment',
    'first-moment',
  ]);
  expect((await list(merchant, { from: '2026-03-09', to: '2026-03-08' })).error.code).toBe(
    'validation_failed',
  );

  const { data } = await api.call('getBusinessOverview', {
    as: merchant.session,
    query: { mode: 'test', from: '2026-03-07', to: '2026-03-09' },
  });
  expect(data.days.map(({ date }) => date)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
});

test('pages go forth and back and show each row once; a cursor of another filter is refused', async () => {
  const merchant = await signUpMerchant(api);
  // Two at one instant: the id settles their order.
  const rows = Array.from({ length: 7 }, (_, index) => ({
    at: `2026-02-0${Math.floor(index / 2) + 1}T10:00:00Z`,
    reference: `page-row-${index}`,
  }));
  await putPayments(merchant, rows);
  const first = await list(merchant, { limit: 3 });
  const second = await list(merchant, { limit: 3, cursor: first.meta.next_cursor });
  const third = await list(merchant, { limit: 3, cursor: second.meta.next_cursor });
  const seen = [first, second, third].flatMap(references);
  expect(new Set(seen).size).toBe(7);
  expect([first.meta.prev_cursor, third.meta.next_cursor]).toEqual([null, null]);
  expect(first.meta).toMatchObject({ total: 7, total_is_capped: false });
  expect(references(await list(merchant, { limit: 3, cursor: third.meta.prev_cursor }))).toEqual(
    references(second),
  );
  expect((await list(merchant, { cursor: first.meta.next_cursor, status: 'failed' })).error.code).toBe(
    'invalid_cursor',
  );
});

test('the export has every row of the filter, its names as written and no formula', async () => {
  const merchant = await signUpMerchant(api);
  const names = [
    'Ngọc Ánh',
    'Obi, "Ada"\nLtd',
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tTab',
    '＝1',
    '＋2',
    '－3',
    '＠4',
    '\rLine',
    'ＡＢ',
    '<b>',
    '😀',
  ];
  await putPayments(merchant, [
    ...names.map((name, index) => ({
      at: `2026-02-01T10:00:${String(index).padStart(2, '0')}Z`,
      reference: `export-${index}`,
      name,
    })),
    { at: '2026-02-02T10:00:00Z', reference: 'yen-row', amount: 5000, currency: 'JPY' },
    { at: '2026-02-02T10:00:01Z', reference: 'dinar-row', amount: 12_345, currency: 'KWD' },
  ]);
  const { response } = await api.call('getTransactionReport', {
    as: merchant.session,
    query: { mode: 'test' },
  });
  const csv = response.body;
  expect(csv.startsWith('\uFEFFid,reference,status')).toBe(true);
  expect(csv.indexOf('\uFEFF', 1)).toBe(-1);
  expect(csv).toContain('"Obi, ""Ada""\nLtd"');
  expect(csv).toContain("'=1+1");
  expect(csv).toContain("'+1,");
  expect(csv).toContain("'-1,");
  expect(csv).toContain("'@SUM(A1)");
  expect(csv).toContain("'\tTab");
  for (const wide of ['＝1', '＋2', '－3', '＠4']) expect(csv).toContain(`,'${wide},`);
  expect(csv).toContain(`,"'\rLine",`);
  for (const plain of ['ＡＢ', '<b>', '😀']) expect(csv).toContain(`,${plain},`);
  expect(csv).toContain('yen-row,pending,test,5000,JPY');
  expect(csv).toContain('dinar-row,pending,test,12.345,KWD');
  expect(csv).toContain('2026-02-02T11:00:00+01:00');
  expect(csv.match(/\r\n/g)).toHaveLength(names.length + 3);
  expect(response.headers['content-disposition']).toContain('payments-test-2026-03-02.csv');

  const filtered = await api.call('getTransactionReport', {
    as: merchant.session,
    query: { mode: 'test', currency: 'JPY' },
  });
  expect(filtered.response.body.match(/\r\n/g)).toHaveLength(2);
});

test('a mailed report has the same rows', async () => {
  const merchant = await signUpMerchant(api);
  await putPayments(merchant, [{ at: '2026-02-01T10:00:00Z', reference: 'mailed-row' }]);
  const asked = await api.call('requestTransactionReport', {
    as: merchant.session,
    body: { mode: 'test', format: 'csv' },
  });
  expect(asked).toMatchObject({ status: 202, data: { sent_to: merchant.email, filter: { mode: 'test' } } });
  const [mail] = await api.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('mails')
      .select('attachments')
      .where('recipient', '=', merchant.email)
      .where('subject', '=', 'Your payments report')
      .execute(),
  );
  expect(mail?.attachments[0]?.content).toContain('mailed-row');
});

test.each(['0000-01-01', '0001-01-01', '1969-12-31'])(
  'from %s on, before the first payment, the list and both exports have them all',
  async (from) => {
    const merchant = await signUpMerchant(api);
    await putPayments(merchant, [{ at: '2026-03-01T10:00:00Z', reference: 'the-only-one' }]);
    const filter = { mode: 'test', from, to: '9999-12-31' } as const;
    expect(references(await list(merchant, filter))).toEqual(['the-only-one']);
    const file = await api.call('getTransactionReport', { as: merchant.session, query: filter });
    expect(file.response.body).toContain('the-only-one');
    const mailed = await api.call('requestTransactionReport', { as: merchant.session, body: filter });
    expect(mailed.status, mailed.error.message).toBe(202);
    expect(references(await list(merchant, { to: from }))).toEqual([]);
  },
);

test('another business sees nothing of it, and a role without the right is refused', async () => {
  const merchant = await signUpMerchant(api);
  await putPayments(merchant, [{ at: '2026-02-01T10:00:00Z', reference: 'mine-alone' }]);
  const { data } = await list(merchant, {});
  const stranger = await signUpMerchant(api);
  expect((await list(stranger, {})).data).toEqual([]);
  const foreign = await api.call('getTransaction', {
    as: stranger.session,
    params: { transaction_id: data[0]?.id ?? '' },
  });
  expect(foreign.status).toBe(404);
  const viewer = await addMember(api, merchant, 'Viewer');
  expect((await list({ ...merchant, session: viewer.session }, {})).status).toBe(200);
});
