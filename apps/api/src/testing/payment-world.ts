import { expect } from 'vitest';
import { DAY, after } from '../platform/clock.ts';
import type { ModelAcquirer } from './model-acquirer.ts';
import { modelAcquirer } from './model-acquirer.ts';
import type { ModelIssuer } from './model-issuer.ts';
import { modelIssuer } from './model-issuer.ts';
import { signUpMerchant } from './people.ts';
import type { As, TestApp } from './test-app.ts';
import { testApp } from './test-app.ts';
import type { Traffic } from './traffic.ts';
import { traffic } from './traffic.ts';

export interface ModelMerchant {
  businessId: string;
  server: As;
}

interface Capture {
  key: string;
  acquirerId: string;
  /** Minor units. */
  amount: number;
}

/** The server with an acquirer and an issuer in memory, for one test file. */
export interface PaymentWorld {
  api: TestApp;
  acquirer: ModelAcquirer;
  issuer: ModelIssuer;
  traffic: Traffic;
  /** Of the runs from now on. */
  merchant: ModelMerchant;
  /** Begins anew with a merchant whose books are empty, on the first morning. */
  startOver(): Promise<void>;
  /** Some capture of a payment at the acquirer, whether the books know it or not. */
  captureOf(merchant: ModelMerchant, paymentId: string): Promise<Capture | undefined>;
  openDisputeOf(merchant: ModelMerchant, paymentId: string): Promise<string | undefined>;
}

export async function paymentWorld(): Promise<PaymentWorld> {
  const calls = traffic();
  const acquirer = modelAcquirer(calls);
  const issuer = modelIssuer(calls);
  const api = await testApp({ deps: { acquirer, directoryServer: issuer } });
  const firstMorning = api.clock.now();

  async function newMerchant(): Promise<ModelMerchant> {
    const { business, session } = await signUpMerchant(api);
    const key = await api.call('rotateApiKey', { as: session, body: { kind: 'secret' } });
    expect(key.status, key.error.message).toBe(201);
    // Payers bear the fee in this currency, so that refunds give back a part of it.
    await api.database.forBusiness(business.id, (trx) =>
      trx
        .insertInto('fee_schedules')
        .values({
          id: `fee_${business.id}`,
          business_id: business.id,
          currency: 'GHS',
          card_origin: 'local',
          version: 1,
          bearer: 'payer',
          basis_points: 150,
          fixed: 33,
          cap: 200_000,
          waiver_threshold: 250,
          effective_from: after(firstMorning, -DAY),
        })
        .execute(),
    );
    return { businessId: business.id, server: { bearer: key.data.secret } };
  }

  const world: PaymentWorld = {
    api,
    acquirer,
    issuer,
    traffic: calls,
    merchant: await newMerchant(),
    async startOver() {
      api.clock.set(firstMorning);
      api.log.length = 0;
      world.merchant = await newMerchant();
    },
    captureOf: ({ businessId }, paymentId) =>
      api.database.forBusiness(businessId, async (trx) => {
        const attempts = await trx
          .selectFrom('attempts')
          .select('id')
          .where('payment_id', '=', paymentId)
          .orderBy('number')
          .execute();
        for (const { id } of attempts) {
          const known = acquirer.authorised.get(id);
          if (known?.outcome.result !== 'captured') continue;
          return { key: id, acquirerId: known.outcome.acquirerId, amount: known.amount };
        }
        return undefined;
      }),
    openDisputeOf: ({ businessId }, paymentId) =>
      api.database.forBusiness(businessId, async (trx) => {
        const dispute = await trx
          .selectFrom('disputes')
          .select('id')
          .where('payment_id', '=', paymentId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirst();
        return dispute?.id;
      }),
  };
  return world;
}
