import { registerBusiness } from '../businesses/register-business.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { createPaymentLink } from '../payment-links/create-payment-link.ts';
import type { UsedLink } from '../payment-links/payment-link.ts';
import { withoutBackgroundWork } from '../platform/background-work.ts';
import type { FixedClock } from '../platform/clock.ts';
import { DAY, MINUTE, after, fixedClock } from '../platform/clock.ts';
import { cutOffAfter } from '../settlements/cut-off.ts';
import { runSettlements } from '../settlements/run-settlements.ts';
import { sendPayouts } from '../settlements/send-payouts.ts';
import { findMembership } from '../team/find-membership.ts';
import { confirmEmail } from '../users/confirm-email.ts';
import type { Account } from '../users/find-account.ts';
import { findAccount } from '../users/find-account.ts';
import { registerUser } from '../users/register-user.ts';
import { demoId } from './demo-id.ts';
import { DEMO_LINKS, demoPayments } from './demo-plan.ts';
import { takeDemoPayment } from './take-demo-payment.ts';

export interface DemoOwner {
  email: string;
  password: string;
}

const LOOKS_BACK = 14 * DAY;
const TIME_ZONE = 'Africa/Lagos';
const AT_ONCE = 6;

/**
 * Makes the demo merchant "Lagoon Coffee" with two weeks of business, by the same use cases that a real one goes
 * through; cards are really charged at the sandbox, which has to be running. Does nothing once all is there; a run that
 * was killed midway goes on where it ended. The sweep waits meanwhile, since the demo's clock is not the real one.
 */
export async function seedDemo(deps: AppDependencies, owner: DemoOwner): Promise<void> {
  if (await isSeeded(deps, owner)) return;
  await withoutBackgroundWork(deps.database, () => seed(deps, owner));
}

async function isSeeded(deps: AppDependencies, owner: DemoOwner): Promise<boolean> {
  const user = await findAccount(deps, owner.email);
  if (user === undefined) return false;
  return deps.database.acrossBusinesses(async (trx) => {
    const ids = demoPayments().map(({ minute, link }) =>
      demoId('transaction', after(user.created_at, minute * MINUTE), DEMO_LINKS[link]?.reference ?? ''),
    );
    const { decided } = await trx
      .selectFrom('payments')
      .select((select) => select.fn.countAll<number>().as('decided'))
      .where('id', 'in', ids)
      .where('status', '<>', 'pending')
      .executeTakeFirstOrThrow();
    return decided === ids.length;
  });
}

async function seed(real: AppDependencies, owner: DemoOwner): Promise<void> {
  const clock = fixedClock(after(real.clock.now(), -LOOKS_BACK));
  const deps = { ...real, clock };
  const user = await openAccount(deps, owner);
  const began = user.created_at;
  clock.set(began);
  const caller = await openShop(deps, user);
  const links = await makeLinks(deps, caller, began);
  const end = real.clock.now();
  const due = demoPayments().filter(({ minute }) => after(began, minute * MINUTE) < end);
  const payers = due.values();
  // A handful of payers at a time share the iterator.
  const pay = async (): Promise<void> => {
    for (const plan of payers) {
      const link = links[plan.link];
      if (link !== undefined)
        await takeDemoPayment({ deps, owner: caller }, link, plan, after(began, plan.minute * MINUTE));
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, pay));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  await settleDays(deps, began, end);
}

/** It is us who hold the sweep off. */
const ourselves = async () => true;

/** Settles and pays out each day soon after its cut-off, as the sweep would have done. */
async function settleDays(
  deps: AppDependencies & { clock: FixedClock },
  began: Date,
  end: Date,
): Promise<void> {
  for (let cutOff = cutOffAfter(began, TIME_ZONE); cutOff < end; cutOff = cutOffAfter(cutOff, TIME_ZONE)) {
    deps.clock.set(after(cutOff, MINUTE));
    await runSettlements(deps, ourselves);
    await sendPayouts(deps, ourselves);
  }
}

async function openAccount(
  deps: AppDependencies & { clock: FixedClock },
  { email, password }: DemoOwner,
): Promise<Account> {
  const find = () => findAccount(deps, email);
  const before = await find();
  if (before !== undefined) return before;
  const details = {
    firstName: 'Lara',
    lastName: 'Coker',
    email,
    password,
    invitationToken: undefined,
    ip: '127.0.0.1',
  };
  await registerUser(deps, { ...details, userAgent: 'Harbour demo' });
  const user = await find();
  if (user === undefined) throw new Error('The demo account was not made.');
  await confirmEmail(deps, user.id);
  return user;
}

async function openShop(deps: AppDependencies, user: Account): Promise<MemberCaller> {
  const session = { kind: 'session', sessionId: 'demo', userId: user.id, email: user.email } as const;
  const businessId = demoId('business', user.created_at, 'Lagoon Coffee');
  await registerBusiness(deps, { ...session, businessId: null, role: null }, businessId, {
    name: 'Lagoon Coffee',
    legal_name: 'Lagoon Coffee Roasters Ltd',
    type: 'company',
    country: 'NG',
    time_zone: TIME_ZONE,
    default_currency: 'NGN',
    support_email: 'hello@lagoon-coffee.example',
    support_phone: '+234 803 555 0100',
    website: 'https://lagoon-coffee.example',
  });
  return deps.database.acrossBusinesses(async (trx) => {
    // In the sandbox nobody looks at documents or bank details: the demo merchant counts as looked at.
    await trx
      .updateTable('businesses')
      .set({
        status: 'verified',
        brand_color: '#0f766e',
        submitted_at: user.created_at,
        decided_at: user.created_at,
      })
      .where('id', '=', businessId)
      .where('status', '=', 'unverified')
      .execute();
    const bank = { bank_name: 'Lagoon Bank', account_name: 'Lagoon Coffee Roasters Ltd', last4: '4321' };
    for (const currency of new Set(DEMO_LINKS.map((link) => link.currency))) {
      await trx
        .insertInto('business_accounts')
        .values({
          id: demoId('business_account', user.created_at, currency),
          business_id: businessId,
          currency,
          ...bank,
          is_default: false,
          created_at: user.created_at,
        })
        .onConflict((conflict) => conflict.columns(['business_id', 'currency']).doUpdateSet(bank))
        .execute();
    }
    const membership = await findMembership(trx, user.id);
    if (membership === undefined) throw new Error('The demo account has no business.');
    return { ...session, businessId, role: membership.role };
  });
}

async function makeLinks(deps: AppDependencies, caller: MemberCaller, began: Date): Promise<UsedLink[]> {
  const links: UsedLink[] = [];
  for (const link of DEMO_LINKS) {
    const id = demoId('payment_link', began, link.reference ?? link.title);
    links.push(
      await createPaymentLink(
        deps,
        caller,
        { collect_phone: false, collect_address: false, ...link, mode: 'test' },
        id,
      ),
    );
  }
  return links;
}
