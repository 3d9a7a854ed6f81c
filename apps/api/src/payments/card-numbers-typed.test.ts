import { randomUUID } from 'node:crypto';
import { cardBrandRules } from '@harbour/domain/card';
import { holdsCardNumber } from '@harbour/domain/card-in-text';
import { expect, test } from 'vitest';
import type { Body } from '../http/handler.ts';
import { BROWSER, CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { everyRow } from '../testing/every-row.ts';

const world = await checkoutWorld();
const { api, merchant } = world;

/** A card number of each brand that no other test has: what is found of one is a leak. */
const NUMBERS: Readonly<Record<(typeof cardBrandRules)[number]['brand'], string>> = {
  visa: '4929939187355598',
  mastercard: '5425233430109903',
  amex: '374245455400126',
  discover: '6011000991300009',
  diners: '30569309025904',
  jcb: '3566002020360505',
  unionpay: '6250941006528599',
  verve: '506099580001234565',
  maestro: '6759649826438453',
};

const number = (brand: keyof typeof NUMBERS) => NUMBERS[brand];
const grouped = (digits: string, separator: string) => digits.replaceAll(/(.{4})(?=.)/g, `$1${separator}`);
/** As people write it: together, in groups, and among words. */
const ways = (digits: string) => [digits, grouped(digits, ' '), grouped(digits, '-')];
const allWays = Object.keys(NUMBERS).flatMap((brand) => ways(number(brand as keyof typeof NUMBERS)));

const customer = {
  email: 'ada@example.com',
  phone: '+234 803 555 0142',
  address: { line1: '1 Marina', city: 'Lagos', country: 'NG' },
};
const question = { key: 'note', label: 'Note', type: 'text', required: false } as const;
const link = await world.makeLink({
  collect_phone: true,
  collect_address: true,
  custom_fields: [question],
});
const opened = await api.call('openPaymentLink', { params: { reference: link.reference } });
const key = await api.call('rotateApiKey', { as: merchant.session, body: { kind: 'secret' } });
const amount = { amount: 10_000, currency: 'NGN' };

const startAtLink = (body: Partial<Body<'initiatePaymentLink'>>) =>
  api.call('initiatePaymentLink', {
    as: { bearer: opened.data.token ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { customer, ...body },
  });
const create = (body: Partial<Body<'createPayment'>>) =>
  api.call('createPayment', {
    as: { bearer: key.data.secret },
    headers: { 'idempotency-key': randomUUID() },
    body: { amount, customer, ...body },
  });

/** Where a payer or a merchant's server may write it by mistake. */
const customers: [field: string, write: (text: string) => typeof customer][] = [
  ['customer.name', (name) => ({ ...customer, name })],
  ['customer.email', (text) => ({ ...customer, email: `${text.replaceAll(' ', '')}@example.com` })],
  ['customer.phone', (phone) => ({ ...customer, phone })],
  ...(['line1', 'line2', 'city', 'state', 'postal_code'] as const).map(
    (part): [string, (text: string) => typeof customer] => [
      `customer.address.${part}`,
      (text) => ({ ...customer, address: { ...customer.address, [part]: text } }),
    ],
  ),
];

type Write = (text: string) => Promise<{ status: number; error: { errors?: { field: string }[] } }>;
const places: [operation: string, field: string, write: Write][] = [
  ...customers.flatMap(([field, customerOf]): [string, string, Write][] => [
    ['initiatePaymentLink', field, (text) => startAtLink({ customer: customerOf(text) })],
    ['createPayment', field, (text) => create({ customer: customerOf(text) })],
  ]),
  ['initiatePaymentLink', 'custom_fields.note', (text) => startAtLink({ custom_fields: { note: text } })],
  [
    'initiatePaymentLink',
    'custom_fields',
    (text) => startAtLink({ custom_fields: { [`n${text.replaceAll(/\D/g, '')}`]: 'x' } }),
  ],
  ['createPayment', 'description', (text) => create({ description: `Paid by ${text}, 08/29` })],
  ['createPayment', 'metadata.card', (text) => create({ metadata: { card: text } })],
  ['createPayment', 'metadata', (text) => create({ metadata: { [text.replaceAll(/\D/g, '')]: 'x' } })],
];

test('there is a number of every brand', () => {
  expect(Object.keys(NUMBERS).toSorted()).toEqual(cardBrandRules.map(({ brand }) => brand).toSorted());
  for (const text of allWays) expect(holdsCardNumber(text), text).toBe(true);
});

test.each(places)('%s takes no card number as %s', async (_, field, write) => {
  for (const text of allWays) {
    const { status, error } = await write(text);
    expect(status, text).toBe(422);
    expect(error.errors?.map((each) => each.field)).toContain(field);
  }
});

test('the name on a card is no card number', async () => {
  const payment = await world.start(await world.makeLink());
  const enter = (name: string) =>
    api.call('initiateCardAuthentication', {
      as: payment.as,
      body: {
        reference: payment.reference,
        card: { number: CARDS.approved, exp_month: 8, exp_year: 2029, cvc: '123', name },
        browser: BROWSER,
      },
    });
  for (const text of allWays) {
    const { status, error } = await enter(text);
    expect(status, text).toBe(422);
    expect(error.errors).toMatchObject([{ field: 'card.name' }]);
  }
  expect((await enter('Ngọc Ánh')).status).toBe(200);
});

test('what only has as many digits is taken', async () => {
  const order = '2026112900000417';
  const started = await startAtLink({
    customer: { ...customer, name: 'Ọládélé Adéyẹmí', phone: '+62 812 3456 789012' },
    custom_fields: { note: `Order ${order}` },
  });
  expect(started.status).toBe(201);
  const id = '42424242-4242-4242-8242-424242424242';
  const created = await create({ description: `Order ${order}`, metadata: { id, [`order-${order}`]: 'x' } });
  expect(created.status).toBe(201);
});

test('nothing of a refused number is told, logged or kept', async () => {
  const said = await Promise.all(
    places.map(async ([, , write]) => JSON.stringify((await write(number('visa'))).error)),
  );
  const kept = { answers: said.join('\n'), log: api.log.join('\n'), rows: await everyRow(api) };
  expect(kept.rows).toContain('2026112900000417');
  expect(kept.log).toContain('initiatePaymentLink');
  for (const [where, text] of Object.entries(kept))
    for (const written of allWays) expect(text.includes(written), `${written} in ${where}`).toBe(false);
}, 60_000);
