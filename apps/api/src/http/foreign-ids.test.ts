import { randomUUID } from 'node:crypto';
import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import { allows } from '@harbour/domain/permission';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { SEEDED_ROLES } from '../team/role.ts';
import { PDF } from '../testing/document-samples.ts';
import type { Ids } from '../testing/foreign-world.ts';
import { foreignWorld } from '../testing/foreign-world.ts';
import { MULTIPART, formOf } from '../testing/multipart-form.ts';
import { namedIds } from '../testing/named-ids.ts';
import { addMember, roleIdOf, signUpMerchant } from '../testing/people.ts';
import type { As, CallAnswer, CallInput } from '../testing/test-app.ts';

const { api, theirs, owner } = await foreignWorld();

const NOWHERE: Ids = {
  business: newId('business'),
  payment: newId('transaction'),
  settlement: newId('settlement'),
  link: newId('payment_link'),
  dispute: newId('dispute'),
  document: newId('document'),
  endpoint: newId('webhook_endpoint'),
  delivery: newId('webhook_delivery'),
  address: newId('whitelisted_ip'),
  member: newId('team_member'),
  role: newId('role'),
};

/** Ways to name what is somebody's, and how a business that it is not of is answered. */
interface Case {
  operationId: OperationId;
  names: string;
  status: 404 | 422 | 200 | 202;
  ask(as: As, ids: Ids): Promise<Pick<CallAnswer<OperationId>, 'status' | 'error' | 'response'>>;
}

function when<Op extends OperationId>(
  operationId: Op,
  names: string,
  status: Case['status'],
  input: (ids: Ids) => CallInput<Op>,
): Case {
  return {
    operationId,
    names,
    status,
    ask: (as, ids) => {
      const { headers, ...rest } = input(ids);
      return api.call(operationId, {
        as,
        // A key of an earlier try would give its answer again.
        headers: { 'idempotency-key': randomUUID(), ...headers },
        ...rest,
      } as CallInput<Op>);
    },
  };
}

/** What is the caller's own, for calls that name something of theirs beside it. */
let own: Pick<Ids, 'member' | 'role'> = { member: '', role: '' };

const file = { headers: MULTIPART, payload: formOf([{ name: 'file', filename: 'note.pdf', content: PDF }]) };
const byId = (id: string) => ({ params: { id } });
const byEndpoint = (ids: Ids) => ({ params: { endpoint_id: ids.endpoint } });
const byDelivery = (ids: Ids) => ({ params: { endpoint_id: ids.endpoint, delivery_id: ids.delivery } });
const byDocument = (ids: Ids) => ({ params: { id: ids.dispute, document_id: ids.document } });

/** What ends something comes last, so that its owner can be asked for all of them in this order. */
const CASES: readonly Case[] = [
  when('getBusinessVerification', 'business', 404, (ids) => ({ params: { business_id: ids.business } })),
  when('getTransaction', 'payment', 404, (ids) => ({ params: { transaction_id: ids.payment } })),
  when('listTransactions', 'link', 200, (ids) => ({ query: { payment_link_id: ids.link } })),
  when('listTransactions', 'settlement', 200, (ids) => ({ query: { settlement_id: ids.settlement } })),
  when('getTransactionReport', 'link', 200, (ids) => ({ query: { payment_link_id: ids.link } })),
  when('getTransactionReport', 'settlement', 200, (ids) => ({ query: { settlement_id: ids.settlement } })),
  when('requestTransactionReport', 'link', 202, (ids) => ({ body: { payment_link_id: ids.link } })),
  when('requestTransactionReport', 'settlement', 202, (ids) => ({ body: { settlement_id: ids.settlement } })),
  when('getSettlement', 'settlement', 404, (ids) => byId(ids.settlement)),
  when('listDisputes', 'payment', 200, (ids) => ({ query: { transaction_id: ids.payment } })),
  when('getDispute', 'dispute', 404, (ids) => byId(ids.dispute)),
  when('updateDisputeEvidence', 'dispute', 404, (ids) => ({
    ...byId(ids.dispute),
    body: { evidence: { uncategorized_text: 'It was sent.' } },
  })),
  when('uploadDisputeDocument', 'dispute', 404, (ids) => ({ ...byId(ids.dispute), ...file })),
  when('getDisputeDocument', 'document', 404, byDocument),
  when('removeDisputeDocument', 'document', 404, byDocument),
  when('getPaymentLink', 'link', 404, (ids) => byId(ids.link)),
  when('updatePaymentLink', 'link', 404, (ids) => ({ ...byId(ids.link), body: { title: 'Mine' } })),
  when('getWebhookEndpoint', 'endpoint', 404, byEndpoint),
  when('updateWebhookEndpoint', 'endpoint', 404, (ids) => ({ ...byEndpoint(ids), body: { enabled: true } })),
  when('rotateWebhookSecret', 'endpoint', 404, (ids) => ({ ...byEndpoint(ids), body: {} })),
  when('sendTestWebhook', 'endpoint', 404, byEndpoint),
  when('listWebhookDeliveries', 'endpoint', 404, byEndpoint),
  when('getWebhookDelivery', 'delivery', 404, byDelivery),
  when('resendWebhookDelivery', 'delivery', 404, byDelivery),
  when('inviteTeamMember', 'role', 422, (ids) => ({
    body: { email: `${randomUUID()}@example.com`, role_id: ids.role },
  })),
  when('manageTeamMember', 'role', 422, (ids) => ({
    ...byId(own.member),
    body: { action: 'change_role' as const, role_id: ids.role },
  })),
  when('manageTeamMember', 'member', 404, (ids) => ({
    ...byId(ids.member),
    body: { action: 'change_role' as const, role_id: own.role },
  })),
  when('manageTeamMember', 'member', 404, (ids) => ({
    ...byId(ids.member),
    body: { action: 'remove' as const },
  })),
  when('submitDispute', 'dispute', 404, (ids) => byId(ids.dispute)),
  when('acceptDispute', 'dispute', 404, (ids) => byId(ids.dispute)),
  when('refundTransaction', 'payment', 404, (ids) => ({
    body: { transaction_id: ids.payment, reason: 'other' as const },
  })),
  when('deleteWebhookEndpoint', 'endpoint', 404, byEndpoint),
  when('deleteWhitelistedIp', 'address', 404, (ids) => byId(ids.address)),
  when('deletePaymentLink', 'link', 404, (ids) => byId(ids.link)),
];

const callers = new Map<string, As>();
const KEY = 'a secret key';

/** Every case for every role, and for a key where keys may call: each line is a test of its own. */
const CALLS = CASES.flatMap((each) =>
  [...SEEDED_ROLES.map(({ name }) => name), KEY]
    .filter((caller) => caller !== KEY || securityOf(each.operationId).includes('secretKey'))
    .map((caller) => [each.operationId, each.names, caller, each] as const),
);

function securityOf(id: OperationId): readonly string[] {
  return operations[id].security;
}

/** All rows of the business that the ids are of, by table. */
const theirRows = () =>
  api.testDatabase.asAdmin(async (admin) => {
    const { rows: tables } = await admin.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'business_id' order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await admin.query(
        `select to_jsonb(each)::text as row from ${name} each where business_id = $1 order by 1`,
        [theirs.business],
      );
      found[name] = rows;
    }
    return found;
  });

let before: Record<string, unknown>;

beforeAll(async () => {
  const merchant = await signUpMerchant(api);
  callers.set('Owner', merchant.session);
  for (const { name } of SEEDED_ROLES.slice(1))
    callers.set(name, (await addMember(api, merchant, name)).session);
  const key = await api.call('rotateApiKey', { as: merchant.session, body: { kind: 'secret' } });
  callers.set(KEY, { bearer: key.data.secret });
  const { data: members } = await api.call('listTeamMembers', { as: merchant.session });
  own = {
    member: members.find(({ role }) => role.name === 'Viewer')?.id ?? '',
    role: await roleIdOf(api, merchant, 'Viewer'),
  };
  before = await theirRows();
}, 120_000);

test('every operation that names something of somebody is among the cases', () => {
  const naming = (Object.keys(operations) as OperationId[]).filter((id) => namedIds(id).length > 0);
  expect(naming.toSorted()).toEqual([...new Set(CASES.map(({ operationId }) => operationId))].toSorted());
  for (const [name, id] of Object.entries(theirs)) expect(id, name).toMatch(/^[a-z]{3}_/u);
});

test.each(CALLS)(
  '%s, naming the %s of another business, by %s',
  async (operationId, _names, caller, each) => {
    const as = callers.get(caller);
    if (as === undefined) throw new Error(`There is no ${caller}.`);
    const answer = await each.ask(as, theirs);
    const { permission } = operations[operationId];
    const granted = SEEDED_ROLES.find(({ name }) => name === caller)?.permissions;
    if (permission !== null && granted !== undefined && !allows(granted, permission)) {
      expect(answer.status).toBe(403);
      expect(answer.error.code).toBe('permission_denied');
      return;
    }
    expect(answer.status, answer.error.message).toBe(each.status);
    // Nothing tells it from what is nowhere.
    const nowhere = await each.ask(as, NOWHERE);
    const told = ({ response }: typeof answer) =>
      response.body.replaceAll(/[a-z]{3}_[0-7][0-9a-z]{25}|"requested_at":"[^"]*"/gu, '');
    expect(nowhere.status).toBe(answer.status);
    expect(told(answer)).toBe(told(nowhere));
  },
);

test('no report of theirs was mailed, and nothing of theirs has changed', async () => {
  const mails = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('mails').select('attachments').where('subject', '=', 'Your payments report').execute(),
  );
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) expect(JSON.stringify(mail)).not.toContain(theirs.payment);
  expect(await theirRows()).toEqual(before);
});

test('their owner is answered', async () => {
  own = theirs;
  for (const { operationId, ask } of CASES) {
    const { status, error } = await ask(owner, theirs);
    expect(status, `${operationId}: ${error.message}`).not.toBe(404);
  }
});
