import { randomUUID } from 'node:crypto';
import { cardBrandRules, groupCardNumber } from '@harbour/domain/card';
import { holdsCardNumber } from '@harbour/domain/card-in-text';
import { beforeAll, expect, test } from 'vitest';
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

/** As people write it: together, and in the groups of its card. */
const ways = (digits: string) => {
  const grouped = groupCardNumber(digits);
  const all = [digits, grouped, grouped.replaceAll(' ', '-')];
  // Fourteen digits together are as often an id.
  return digits.length === 14 ? all.slice(1) : all;
};
const allWays = Object.values(NUMBERS).flatMap(ways);
/** Where no spaces may stand. */
const asKey = (text: string) => text.replaceAll(' ', '_');

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
const payment = await world.start(await world.makeLink());
const enterCard = (name: string) =>
  api.call('initiateCardAuthentication', {
    as: payment.as,
    body: {
      reference: payment.reference,
      card: { number: CARDS.approved, exp_month: 8, exp_year: 2029, cvc: '123', name },
      browser: BROWSER,
    },
  });

/** Where a payer or a merchant's server may write it by mistake. */
const customers: [field: string, write: (text: string) => typeof customer][] = [
  ['customer.name', (name) => ({ ...customer, name })],
  ['customer.email', (text) => ({ ...customer, email: `${asKey(text)}@example.com` })],
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
    (text) => startAtLink({ custom_fields: { [`n_${text.replaceAll(/\D/g, '_')}`]: 'x' } }),
  ],
  ['createPayment', 'description', (text) => create({ description: `Paid by ${text}, 08/29` })],
  ['createPayment', 'metadata.card', (text) => create({ metadata: { card: text } })],
  ['initiateCardAuthentication', 'card.name', enterCard],
  ['createPayment', 'metadata', (text) => create({ metadata: { [asKey(text)]: 'x' } })],
];

type Answer = Awaited<ReturnType<Write>>;
const answers = new Map<string, [text: string, Answer][]>();

beforeAll(async () => {
  for (const [operation, field, write] of places) {
    const all: [string, Answer][] = [];
    for (const text of allWays) all.push([text, await write(text)]);
    answers.set(`${operation} ${field}`, all);
  }
}, 120_000);

test('there is a number of every brand', () => {
  expect(Object.keys(NUMBERS).toSorted()).toEqual(cardBrandRules.map(({ brand }) => brand).toSorted());
  for (const text of allWays) expect(holdsCardNumber(text), text).toBe(true);
});

test.each(places)('%s takes no card number as %s', (operation, field) => {
  const all = answers.get(`${operation} ${field}`) ?? [];
  expect(all).toHaveLength(allWays.length);
  for (const [text, { status, error }] of all) {
    expect(status, text).toBe(422);
    expect(error.errors?.map((each) => each.field)).toContain(field);
  }
});

test('what only has as many digits is taken', async () => {
  const order = '2026112900000417';
  const started = await startAtLink({
    customer: { ...customer, name: 'Ọládélé Adéyẹmí', phone: '+62 812 3456 789012' },
    custom_fields: { note: `Order ${order}, ID 5903125083089` },
  });
  expect(started.status).toBe(201);
  const id = '42424242-4242-4242-8242-424242424242';
  const created = await create({ description: `Order ${order}`, metadata: { id, [`order-${order}`]: 'x' } });
  expect(created.status).toBe(201);
  expect((await enterCard('Ngọc Ánh')).status).toBe(200);
});

test('a server’s own ids may have a card number’s digits within a word', async () => {
  const metadata = {
    cart: `cart${CARDS.approved}`,
    [`for_${CARDS.approved}`]: 'x',
    iban: 'DE42440501990123456789',
  };
  expect((await create({ metadata })).status).toBe(201);
});

test('words, an expiry date and a code around it make no other number of it', async () => {
  for (const text of [`cart ${CARDS.approved}`, `${CARDS.approved} 12/29 123`]) {
    expect((await create({ metadata: { text } })).status).toBe(422);
    expect((await create({ description: text })).status).toBe(422);
  }
});

test('nothing of a refused number is told, logged or kept', async () => {
  const taken = 'Taken, among refusals';
  expect((await startAtLink({ customer: { ...customer, name: taken } })).status).toBe(201);
  const told = JSON.stringify([...answers.values()].flatMap((all) => all.map(([, { error }]) => error)));
  const kept = { told, log: api.log.join('\n'), rows: await everyRow(api) };
  expect(kept.told).toContain('looks like a card number');
  expect(kept.rows).toContain(taken);
  expect(kept.log).toContain('initiatePaymentLink');
  for (const [where, text] of Object.entries(kept)) {
    // Without what parts its groups a number is the same however it was written.
    const together = text.replaceAll(/(?<=\d)[ ._-](?=\d)/g, '');
    for (const digits of Object.values(NUMBERS))
      expect(together.includes(digits), `${digits} in ${where}`).toBe(false);
  }
});
