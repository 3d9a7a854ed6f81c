import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import { ACQUIRER_SECRET } from '../card-network.ts';
import { checkoutWorld } from '../checkout-world.ts';
import type { CheckoutWorld } from '../checkout-world.ts';
import type { Merchant, Person } from '../people.ts';
import { addMember, signUp, signUpMerchant } from '../people.ts';
import type { As } from '../test-app.ts';
import { SEEDED_ROLES } from '../../team/role.ts';

export interface Callers {
  world: CheckoutWorld;
  /** Names of everybody who may call. */
  names: readonly string[];
  /** Whoever loses the session by a call does so under this name. */
  passerBy: string;
  /** Names of those who may call an operation, as far as they may do what they ask for. */
  fitting(operationId: OperationId): readonly string[];
  headersOf(name: string): Record<string, string>;
  /** Keys, tokens and sessions that calls of the run have ended are made anew, and there is something to act on. */
  refresh(): Promise<void>;
}

/** Who may call what is secured like this. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  session: ['the owner', 'the owner', "another business's owner"],
  secretKey: ['a secret key', "another business's key"],
  paymentToken: ['a payer', 'a payer who has paid'],
  linkToken: ['a visitor of a link'],
  directoryServer: ['the directory server'],
};

const PASSER_BY = 'somebody without a business';

/** Two businesses, a person of every role, keys of both kinds, payers, and those who have nothing to say. */
export async function fuzzCallers(onContractViolation: (violation: string) => void): Promise<Callers> {
  const world = await checkoutWorld({}, 2_000, { onContractViolation });
  const { api, merchant } = world;
  const other = await signUpMerchant(api);
  const callers = new Map<string, As | undefined>([
    ['nobody', undefined],
    ['a made-up token', { bearer: `sk_test_${'x'.repeat(43)}` }],
    ['the directory server', { bearer: ACQUIRER_SECRET }],
    ['the owner', merchant.session],
    ["another business's owner", other.session],
  ]);
  for (const { name } of SEEDED_ROLES.slice(1))
    callers.set(name, (await addMember(api, merchant, name)).session);

  async function keyOf(owner: Merchant, kind: 'secret' | 'publishable'): Promise<As> {
    const made = await api.call('rotateApiKey', { as: owner.session, body: { kind } });
    return { bearer: made.data.secret };
  }

  async function refresh(): Promise<void> {
    const passerBy: Person = await signUp(api);
    callers.set(PASSER_BY, passerBy.session);
    callers.set('a secret key', await keyOf(merchant, 'secret'));
    callers.set('a publishable key', await keyOf(merchant, 'publishable'));
    callers.set("another business's key", await keyOf(other, 'secret'));
    const link = await world.makeLink();
    const opened = await api.call('openPaymentLink', { params: { reference: link.reference } });
    callers.set('a visitor of a link', { bearer: opened.data.token ?? '' });
    callers.set('a payer', (await world.start(link)).as);
    const paid = await world.start(link);
    await world.pay(paid, '4242424242424242');
    callers.set('a payer who has paid', paid.as);
  }

  await refresh();
  return {
    world,
    names: [...callers.keys()],
    passerBy: PASSER_BY,
    fitting: (operationId) =>
      operations[operationId].security.flatMap((scheme: string) => FITTING[scheme] ?? []),
    headersOf(name): Record<string, string> {
      const as = callers.get(name);
      if (as === undefined) return {};
      return 'cookie' in as ? { cookie: as.cookie } : { authorization: `Bearer ${as.bearer}` };
    },
    refresh,
  };
}
