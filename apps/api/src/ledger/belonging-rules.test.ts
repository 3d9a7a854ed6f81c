import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { signUpMerchant } from '../testing/people.ts';
import { verifyLedger } from './verify-ledger.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();
const [first, second] = [await world.start(link), await world.start(link)];
await world.pay(first, CARDS.approved);
await world.pay(second, CARDS.approved);
const [paid, other] = [await world.look(first), await world.look(second)];
const theirs = (await signUpMerchant(api)).business.id;

/** The rules that are broken once a statement has run past all triggers, as only a restored or damaged database could. */
const brokenBy = (statement: string) =>
  api.testDatabase.asAdmin(async (admin) => {
    const held = async () => (await verifyLedger(api.database)).findings.map(({ rule }) => rule);
    expect(await held()).toEqual([]);
    await admin.query(
      'create table kept_entries as table ledger_entries; create table kept_events as table payment_events',
    );
    await admin.query('set session_replication_role = replica');
    await admin.query(statement);
    const broken = await held();
    await admin.query(`
      delete from ledger_entries; insert into ledger_entries table kept_entries; drop table kept_entries;
      delete from payment_events; insert into payment_events overriding system value table kept_events;
      drop table kept_events`);
    return broken;
  });

const ENTRIES =
  'every ledger entry is of a transaction and on an account, both of its business, the account in its currency';
const TIMELINE =
  "every entry of a timeline is of a payment of its business, and of that payment's attempt where it names one";

test.each([
  ['of no transaction', `transaction_id = '${newId('ledger_transaction')}'`],
  ['on no account', `account_id = '${newId('ledger_account')}'`],
  ['of another business', `business_id = '${theirs}'`],
  ['of another currency', `currency = 'KWD'`],
])('entries %s are found', async (_what, change) => {
  expect(await brokenBy(`update ledger_entries set ${change}`)).toContain(ENTRIES);
});

test.each([
  ['of no payment', `payment_id = '${newId('transaction')}', attempt_id = null`],
  ['of another business', `business_id = '${theirs}'`],
  ['of no attempt', `attempt_id = '${newId('attempt')}'`],
  [
    "of another payment's attempt",
    `attempt_id = (select id from attempts where payment_id = '${other.id}' limit 1)`,
  ],
])('a line of a timeline %s is found', async (_what, change) => {
  expect(await brokenBy(`update payment_events set ${change} where payment_id = '${paid.id}'`)).toContain(
    TIMELINE,
  );
});
