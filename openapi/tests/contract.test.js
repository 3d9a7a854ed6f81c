import { expect, test } from 'vitest';
import { deref, document, examples, operations } from './document.js';

/** The calls of the product's specification. The rest are extensions. */
const SPECIFIED = [
  'GET /api/core/users/current',
  'POST /api/core/users/login',
  'POST /api/core/users/register',
  'POST /api/core/users/logout',
  'POST /api/core/users/password/reset/initiate',
  'POST /api/core/users/password/reset/complete',
  'POST /api/core/business/register',
  'GET /api/core/business/{business_id}/verification',
  'GET /api/core/business/accounts',
  'GET /api/core/business/api-key',
  'POST /api/core/business/api-key',
  'GET /api/core/business/ip/whitelist',
  'POST /api/core/business/ip/whitelist',
  'DELETE /api/core/business/ip/whitelist/{id}',
  'GET /api/core/business/roles',
  'GET /api/core/business/users',
  'POST /api/core/business/users/invite',
  'PUT /api/core/business/users/{id}/manage',
  'GET /api/core/business/transactions',
  'GET /api/core/business/transactions/{transaction_id}',
  'GET /api/core/business/transactions/report',
  'PUT /api/core/business/transactions/refund',
  'POST /api/core/business/reports/transactions',
  'GET /api/core/business/settlements',
  'GET /api/core/business/payment-links',
  'POST /api/core/business/payment-links',
  'PUT /api/core/business/payment-links/{id}',
  'DELETE /api/core/business/payment-links/{id}',
  'POST /api/core/documents/upload',
  'POST /api/core/contact-us',
  'POST /api/checkout/payments/auth/initiate',
  'POST /api/checkout/payments/auth',
  'POST /api/checkout/payments/charge',
  'GET /api/checkout/payments/transaction',
  'POST /api/checkout/payments/links/initiate',
  'GET /api/checkout/payments/links/token/{reference}',
  'GET /api/checkout/payments/{reference}',
  'GET /api/checkout/payments/status/{reference}',
  'POST /api/checkout/payments',
];

/** Calls of the document, specified or extensions. */
const calls = (extension) =>
  operations
    .filter(({ operation }) => Boolean(operation['x-extension']) === extension)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();
/** Permission keys of one resource. */
const keys = (resource, ...privileges) => privileges.map((privilege) => `${resource}.${privilege}`);
/** Parameters of an operation by name. */
const names = (id) =>
  operations.find((found) => found.id === id).operation.parameters.map((parameter) => deref(parameter).name);

test('every specified call is there, and all others are marked as extensions', () => {
  expect(calls(false)).toEqual(SPECIFIED.toSorted());
  expect(calls(true).filter((call) => SPECIFIED.includes(call))).toEqual([]);
});

test('the permission keys are those of the specification', () => {
  const four = ['list', 'view', 'create', 'update'];
  expect(document.components.schemas.PermissionKey.enum.toSorted()).toEqual(
    [
      ...keys('payments', ...four),
      ...keys('accounts', ...four),
      ...keys('settlement', ...four),
      ...keys('users', ...four),
      ...keys('api_keys', 'create', 'update', 'list', 'delete'),
      ...keys('payment_links', ...four, 'delete'),
    ].toSorted(),
  );
});

test('no reference can be a fixed path segment', () => {
  const { pattern } = document.components.schemas.Reference;
  const reserved = 'success pending failure transaction status links checkout report auth charge'.split(' ');
  expect(reserved.filter((word) => new RegExp(pattern, 'u').test(word))).toEqual([]);
  expect(new RegExp(pattern, 'u').test('status-2026')).toBe(true);
});

test('every error code has one status and one kind, and an example', () => {
  const uses = new Map();
  for (const { status, value } of examples) {
    if (!/^[45]/.test(status)) continue;
    const use = uses.get(value.code) ?? { statuses: new Set(), types: new Set() };
    uses.set(value.code, { statuses: use.statuses.add(status), types: use.types.add(value.type) });
  }
  // A wrong card number is a refused field like any other, but of the card's kind.
  const manyKinds = [...uses].filter(([code, use]) => use.types.size > 1 && code !== 'validation_failed');
  const manyStatuses = [...uses].filter(([, use]) => use.statuses.size > 1);
  // No operation answers for a path or a method that isn't there.
  const outside = ['route_not_found', 'method_not_allowed'];
  expect(manyKinds).toEqual([]);
  expect(manyStatuses).toEqual([]);
  expect([...uses.keys(), ...outside].toSorted()).toEqual(
    document.components.schemas.ErrorCode.enum.toSorted(),
  );
});

test('a secret or a card never comes back in an answer', () => {
  const answers = JSON.stringify(
    examples.filter(({ status }) => status !== 'request').map(({ value }) => value),
  );
  expect(answers).not.toMatch(/"(?:cvc|number|password|current_password)":/);
  expect(answers).not.toMatch(/\b\d{12,19}\b(?!,"currency")/);
});

test('lists are cursor pages with the same names', () => {
  const paged = operations.filter(({ operation }) =>
    (operation.parameters ?? []).some((parameter) => deref(parameter).name === 'cursor'),
  );
  expect(paged.map(({ id }) => id).toSorted()).toEqual([
    'listDisputes',
    'listPaymentLinks',
    'listSettlements',
    'listTeamMembers',
    'listTransactions',
    'listWebhookDeliveries',
    'listWhitelistedIps',
  ]);
  for (const { operation } of paged) {
    const { schema } = operation.responses['200'].content['application/json'];
    expect(schema.properties.meta.$ref).toBe('#/components/schemas/PageMeta');
    expect(operation.parameters.map((parameter) => deref(parameter).name)).toContain('limit');
  }
});

test('the list of payments and both exports take the same filters', () => {
  const filters = names('getTransactionReport');
  const body = Object.keys(document.components.schemas.RequestTransactionReportRequest.properties);
  expect(names('listTransactions').filter((name) => !['limit', 'cursor'].includes(name))).toEqual(filters);
  expect(body.filter((name) => name !== 'format')).toEqual(filters);
  expect(Object.keys(document.components.schemas.TransactionFilter.properties)).toEqual(filters);
});
