import { isDeepStrictEqual } from 'node:util';
import { verifyLedger } from '../src/ledger/verify-ledger.ts';
import { connectDatabase } from '../src/platform/database.ts';
import type { Client } from './client.ts';
import type { Acknowledged, Sale, Told } from './shopper.ts';
import type { World } from './world.ts';

/** `lost`: the server said that it was done, and it is not. `doubled`: done more than once. */
export interface Finding {
  kind: 'lost' | 'doubled' | 'other';
  detail: string;
}

/** What has to come to nothing before the books can be compared. */
const UNSETTLED: Readonly<Record<string, string>> = {
  'attempts at the acquirer': "attempts where status = 'authorising' or return_due_at is not null",
  'payments under way': "payments where status = 'processing'",
  'refunds under way': "refunds where status = 'pending'",
  'payments of a day that is over':
    "payments where settlement_id is null and paid_at < now() - interval '2 days'",
  'payouts under way': "settlements where status = 'processing'",
  // One may wait for money, as refunds made meanwhile have to be earned again; it waits no longer than for that.
  'payouts that there is money for': `settlements s where status = 'pending' and net_amount <= (
     select coalesce(sum(case e.direction when 'credit' then e.amount else -e.amount end), 0)
     from ledger_accounts a join ledger_entries e on e.account_id = a.id
     where a.kind = 'merchant_available' and a.business_id = s.business_id and a.mode = s.mode and a.currency = s.currency)`,
  'events to be told': 'outbox_events where dispatched_at is null',
  'webhooks to be sent': "webhook_deliveries where status = 'pending'",
};

export async function countUnsettled(world: World): Promise<{ name: string; count: number }[]> {
  const counts = Object.entries(UNSETTLED).map(
    ([name, from]) => `select '${name}' as name, (select count(*)::int from ${from}) as count`,
  );
  return world.rows(counts.join(' union all '));
}

/**
 * Everything that must hold once nothing is under way any more; the server answers.
 *
 * @param told `unanswered`: how many payers gave up without an answer, some of whose payments nobody was told of.
 */
export async function checkAll(
  world: World,
  client: Client,
  told: { sales: readonly Sale[]; unanswered: number },
): Promise<Finding[]> {
  const { sales } = told;
  const stuck = (await countUnsettled(world))
    .filter(({ count }) => count > 0)
    .map(({ name, count }): Finding => ({ kind: 'other', detail: `${count} ${name} to the end` }));
  return [
    ...stuck,
    ...(await checkAcknowledged(world, told)),
    ...(await checkAnswers(client, sales)),
    ...(await checkAcquirer(world)),
    ...(await checkEvents(world)),
    ...(await checkLedger(world)),
  ];
}

interface Paid {
  id: string;
  reference: string;
  status: string;
  amount: number;
  captured: number;
  refunds: { id: string; amount: number; status: string }[];
}

function readPayments(world: World): Promise<Paid[]> {
  return world.rows<Paid>(
    `select id, checkout_reference as reference, status, amount::int, captured_amount::int as captured,
       (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'status', r.status)), '[]')
         from refunds r where r.payment_id = payments.id) as refunds
     from payments`,
  );
}

async function checkAcknowledged(
  world: World,
  { sales, unanswered }: { sales: readonly Sale[]; unanswered: number },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const lost = (detail: string) => findings.push({ kind: 'lost', detail });
  const payments = await readPayments(world);
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  for (const { reference, charged, refundAsked, refunded, status } of sales) {
    const payment = byReference.get(reference);
    if (payment === undefined) {
      lost(`${reference} was started, and there is no payment`);
      continue;
    }
    const paid = charged.some(({ answer }) => answer.data.status === 'succeeded') || status === 'succeeded';
    if (paid && payment.captured !== payment.amount)
      lost(`${reference} was told as paid, and is ${payment.status}`);
    if (charged.some(({ answer }) => answer.data.status === 'failed') && payment.captured > 0)
      findings.push({ kind: 'other', detail: `${reference} was told as declined, and is ${payment.status}` });
    if (refunded === undefined) {
      if (payment.refunds.length > (refundAsked ? 1 : 0))
        findings.push({ kind: 'doubled', detail: `${reference} was refunded unasked` });
      continue;
    }
    const { answer } = refunded;
    const kept = payment.refunds.find(({ id }) => id === answer.data?.id);
    if (answer.status !== 200)
      findings.push({ kind: 'other', detail: `a refund answered ${answer.code ?? answer.status}` });
    else if (kept === undefined) lost(`refund ${answer.data.id} of ${reference}`);
    else if (kept.status !== 'succeeded' || kept.amount !== answer.data.amount.amount)
      lost(`refund ${kept.id} is ${kept.status} of ${kept.amount}`);
    if (payment.refunds.length > 1)
      findings.push({ kind: 'doubled', detail: `${reference} has ${payment.refunds.length} refunds` });
  }
  const started = new Set(sales.map(({ reference }) => reference));
  const untold = payments.filter(({ reference }) => !started.has(reference));
  if (untold.length > unanswered)
    findings.push({
      kind: 'doubled',
      detail: `${untold.length - unanswered} payments were started by nobody`,
    });
  return findings;
}

/** The same call with the same key is told the same, from what was kept. */
async function checkAnswers(client: Client, sales: readonly Sale[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  async function check<Op extends Told>({ operationId, call, answer }: Acknowledged<Op>): Promise<void> {
    const again = await client.call(operationId, call);
    if (again.replayed && again.status === answer.status && isDeepStrictEqual(again.data, answer.data))
      return;
    findings.push({
      kind: 'other',
      detail: `${operationId} with the key ${call.key ?? ''} is answered otherwise`,
    });
  }
  for (const { started, charged, refunded } of sales) {
    await check(started);
    for (const told of charged) await check(told);
    if (refunded !== undefined) await check(refunded);
  }
  return findings;
}

/** The acquirer's and the bank's books hold what ours do, once. */
async function checkAcquirer(world: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], detail: string) => findings.push({ kind, detail });
  const attempts = new Map(
    (await world.rows<{ id: string; payment: string }>('select id, payment_id as payment from attempts')).map(
      ({ id, payment }) => [id, payment],
    ),
  );
  const captured = new Map<string, number>();
  const refunded = new Map<string, number>();
  for (const fault of world.acquirerFaults) add('other', `the acquirer failed: ${fault}`);
  for (const { type, merchant_reference: key, status, amount } of await world.operations()) {
    if (type === 'refund' && refunded.has(key)) add('doubled', `${key} was given back twice`);
    if (type === 'refund') refunded.set(key, amount);
    if (type !== 'authorization' || status !== 'captured') continue;
    const payment = attempts.get(key);
    if (payment === undefined) add('lost', `the acquirer captured ${key}, which is unknown here`);
    else if (captured.has(payment)) add('doubled', `${payment} was captured twice`);
    else captured.set(payment, amount);
  }
  for (const { id, captured: ours, refunds } of await readPayments(world)) {
    const theirs = captured.get(id) ?? 0;
    if (ours !== theirs)
      add(ours > theirs ? 'other' : 'lost', `${id}: captured ${ours} here, ${theirs} there`);
    for (const refund of refunds) {
      if (refund.status === 'succeeded' && refunded.get(refund.id) !== refund.amount)
        add('other', `${refund.id} was not given back by the acquirer`);
      refunded.delete(refund.id);
    }
  }
  for (const key of refunded.keys()) add('doubled', `the acquirer gave back ${key}, which is unknown here`);

  const ordered = new Map((await world.payouts()).map(({ reference, amount }) => [reference, amount]));
  const settlements = await world.rows<{ id: string; net: number }>(
    "select id, net_amount::int as net from settlements where status = 'paid' and net_amount > 0",
  );
  for (const { id, net } of settlements)
    if (ordered.get(id) !== net)
      add('lost', `${id} of ${net} is paid, and the bank has ${ordered.get(id) ?? 'nothing'}`);
  if (ordered.size !== settlements.length)
    add('doubled', `the bank took ${ordered.size} orders for ${settlements.length} settlements`);
  return findings;
}

/** Every change is told by one event, and every event by one delivery that arrived under its id. */
async function checkEvents(world: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  const wrong = await world.rows<{ detail: string; count: number }>(
    `select type || ' of ' || subject as detail, (
       select count(*)::int from outbox_events e where e.type = due.type and e.subject_id = due.subject) as count
     from (
       select 'payment.created' as type, id as subject from payments
       union all select 'payment.succeeded', id from payments where captured_amount > 0
       union all select 'refund.succeeded', id from refunds where status = 'succeeded'
       union all select 'settlement.created', id from settlements
       union all select 'settlement.paid', id from settlements where status = 'paid' and net_amount > 0
     ) due
     where (select count(*) from outbox_events e where e.type = due.type and e.subject_id = due.subject) <> 1`,
  );
  for (const { detail, count } of wrong)
    findings.push({ kind: count === 0 ? 'lost' : 'doubled', detail: `${count} events ${detail}` });

  const deliveries = await world.rows<{ id: string; status: string | null; count: number }>(
    `select e.id, min(d.status) as status, count(d.id)::int as count
     from outbox_events e left join webhook_deliveries d on d.event_id = e.id
     where e.type in ('payment.succeeded', 'payment.failed', 'refund.succeeded', 'settlement.created', 'settlement.paid')
     group by e.id`,
  );
  const heard = new Set(world.heard);
  for (const { id, status, count } of deliveries) {
    if (count !== 1 || status !== 'delivered' || !heard.has(id))
      findings.push({
        kind: count > 1 ? 'doubled' : 'lost',
        detail: `webhook ${id}: ${count} deliveries, ${status ?? 'none'}`,
      });
    heard.delete(id);
  }
  for (const id of heard)
    findings.push({ kind: 'other', detail: `webhook ${id} tells of an event that is not there` });
  return findings;
}

async function checkLedger(world: World): Promise<Finding[]> {
  const database = connectDatabase({ connectionString: world.connectionString() });
  try {
    const { findings } = await verifyLedger(database);
    return findings.map(({ rule, detail }) => ({ kind: 'other', detail: `${rule}: ${detail}` }));
  } finally {
    await database.close();
  }
}
