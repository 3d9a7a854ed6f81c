import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import { allows } from '@harbour/domain/permission';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { SEEDED_ROLES } from '../team/role.ts';
import type { Merchant, Person } from '../testing/people.ts';
import { addMember, signUp, signUpMerchant } from '../testing/people.ts';
import type { As } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();

const all = Object.keys(operations) as OperationId[];
const secured = all.filter((id) => operations[id].security.length > 0);
const permitted = all.filter(
  (id) => operations[id].permission !== null && securityOf(id).includes('session'),
);

function securityOf(id: OperationId): readonly string[] {
  return operations[id].security;
}

/** Well-formed values for the path: ids of things that are nowhere. */
const NOWHERE: Readonly<Record<string, string>> = {
  business_id: newId('business'),
  transaction_id: newId('transaction'),
  reference: 'a-reference-that-is-nowhere',
  token: 'x'.repeat(43),
  endpoint_id: newId('webhook_endpoint'),
  delivery_id: newId('webhook_delivery'),
  document_id: newId('document'),
};

/** What `{id}` of an operation's path names. */
const ID_OF: Partial<Record<OperationId, string>> = {
  deleteWhitelistedIp: newId('whitelisted_ip'),
  manageTeamMember: newId('team_member'),
  getSettlement: newId('settlement'),
  getDispute: newId('dispute'),
  updateDisputeEvidence: newId('dispute'),
  submitDispute: newId('dispute'),
  acceptDispute: newId('dispute'),
  uploadDisputeDocument: newId('dispute'),
  getPaymentLink: newId('payment_link'),
  updatePaymentLink: newId('payment_link'),
  deletePaymentLink: newId('payment_link'),
};

function send(id: OperationId, { as, payload }: { as?: As; payload?: string } = {}) {
  const { method, path } = operations[id];
  const url = path.replaceAll(
    /\{(\w+)\}/g,
    (_match, name: string) => ID_OF[id] ?? NOWHERE[name] ?? 'nothing',
  );
  return api.app.inject({
    method,
    url,
    headers: {
      origin: api.deps.config.publicOrigin,
      ...(as !== undefined && 'cookie' in as ? { cookie: as.cookie } : {}),
      ...(as !== undefined && 'bearer' in as ? { authorization: `Bearer ${as.bearer}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    payload,
  });
}

let merchant: Merchant;
let bystander: Person;
const members = new Map<string, Person>();

beforeAll(async () => {
  merchant = await signUpMerchant(api);
  bystander = await signUp(api);
  members.set('Owner', merchant);
  for (const { name } of SEEDED_ROLES.slice(1)) members.set(name, await addMember(api, merchant, name));
}, 120_000);

test.each(secured)('%s: without credentials it is a 401', async (id) => {
  const response = await send(id);
  expect(response.statusCode).toBe(401);
});

test.each(secured)('%s: with a made-up bearer token it is a 401', async (id) => {
  for (const bearer of ['x'.repeat(43), `sk_test_${'x'.repeat(43)}`, `pk_live_${'x'.repeat(43)}`]) {
    const response = await send(id, { as: { bearer } });
    expect(response.statusCode, bearer).toBe(401);
  }
});

test.each(permitted)('%s: somebody without a business is told to create one', async (id) => {
  const response = await send(id, { as: bystander.session });
  expect(response.statusCode).toBe(403);
  expect(response.json().code).toBe('business_required');
});

const ofRoles = permitted.flatMap((id) => SEEDED_ROLES.map((role) => [id, role.name, role] as const));

test.each(ofRoles)('%s: %s may or may not, and a refusal names the permission', async (id, name, role) => {
  const { permission } = operations[id];
  if (permission === null) throw new Error('Only operations with a permission are listed.');
  const response = await send(id, { as: members.get(name)?.session, payload: '{}' });
  if (allows(role.permissions, permission)) {
    expect(response.statusCode).not.toBe(401);
    expect(response.body).not.toContain('permission_denied');
  } else {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'permission_denied',
      missing_permission: permission,
      message: expect.stringContaining(`the permission ${permission}.`),
    });
  }
});

const JUNK = [
  '{}',
  '{"a":1}',
  '[]',
  '"x"',
  'null',
  '{',
  '',
  '{"amount":1e400}',
  JSON.stringify({
    email: [],
    password: {},
    name: 1,
    mode: 'both',
    amount: -1,
    reference: '../../etc',
    token: null,
    card: 'x',
    browser: [],
    customer: 7,
    id: {},
    role_id: 'rol_',
    action: 'explode',
    address: '010.0.0.1',
    transaction_id: 'txn_',
  }),
];

test.each(all)('%s: junk gets an answer that the contract declares, never a fault of ours', async (id) => {
  // Signing out must not end the session that the other operations are tried with.
  const person = id === 'logoutUser' ? bystander : merchant;
  const as = securityOf(id).includes('session') ? person.session : undefined;
  if (operations[id].method === 'GET') {
    for (const query of [
      '?limit=x',
      '?cursor=%F0%9F%98%80',
      '?mode=both&mode=test',
      '?from=2026-02-30&to=x',
      '?search=%00',
    ]) {
      const url = operations[id].path.replaceAll(/\{\w+\}/g, '%00') + query;
      const response = await api.app.inject({
        url,
        headers: as !== undefined && 'cookie' in as ? { cookie: as.cookie } : {},
      });
      expect(response.statusCode, query).toBeLessThan(500);
    }
    return;
  }
  for (const payload of JUNK) {
    const response = await send(id, { as, payload });
    expect(response.statusCode, payload).toBeLessThan(500);
  }
});
