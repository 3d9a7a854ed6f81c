import { randomUUID } from 'node:crypto';
import type { OperationId } from '@harbour/contract/operations';
import type { Schemas } from '@harbour/contract/schema';
import { isPaid } from '@harbour/domain/payment-status';
import { expect } from 'vitest';
import type { DisputeCase } from '../acquirers/acquirer.ts';
import { acceptDispute, submitDispute, updateDisputeEvidence } from '../disputes/answer-dispute.ts';
import { DomainError } from '../http/errors.ts';
import { receiveChallengeResult } from '../payments/three-d-secure/receive-challenge-result.ts';
import { DAY, after } from '../platform/clock.ts';
import type { Data } from '../http/handler.ts';
import { BROWSER, CARDS } from './checkout-world.ts';
import type { Circumstances } from './circumstances.ts';
import { circumstances, under } from './circumstances.ts';
import type { Command, Which } from './model-commands.ts';
import { resultOf } from './model-issuer.ts';
import type { Capture } from './model-notices.ts';
import { nextNotice } from './model-notices.ts';
import type { Seen } from './payment-look.ts';
import type { ModelMerchant, PaymentWorld } from './payment-world.ts';
import type { CallInput } from './test-app.ts';

/** What callers were told, and have to find for ever. */
export interface Told {
  paid: boolean;
  /** By the refund's id. */
  refunds: Map<string, Schemas['RefundStatus']>;
  /** Ids of disputes. */
  answered: Set<string>;
}

/** One payment and all that happens to it. */
export interface PaymentLife {
  merchant: ModelMerchant;
  id: string;
  told: Told;
  /** Of the calls that are made for it. */
  its: Circumstances;
  /** As it was found last. */
  seen: Seen | undefined;
  obey(command: Command): Promise<void>;
}

export interface Terms {
  /** Of two decimals, of none, of three; in GHS and KWD the payer bears the fee. */
  currency: 'NGN' | 'GHS' | 'JPY' | 'KWD';
  amount: number;
  /** How long the payer may take. */
  minutes: number;
}

const key = (name: string) => ({ 'idempotency-key': name });

/** Starts a payment by the merchant's server, and opens it as its payer. */
export async function beginLife(world: PaymentWorld, terms: Terms): Promise<PaymentLife> {
  const { api, acquirer, merchant } = world;
  const its = circumstances();
  const { traffic } = its;
  const caller = {
    kind: 'api_key',
    apiKeyId: 'none',
    businessId: merchant.businessId,
    mode: 'test',
  } as const;
  const told: Told = { paid: false, refunds: new Map(), answered: new Set() };
  const reference = randomUUID();
  const creation = {
    as: merchant.server,
    headers: key(randomUUID()),
    body: {
      reference,
      amount: { amount: terms.amount, currency: terms.currency },
      customer: { email: 'payer@example.com' },
      expires_in_minutes: terms.minutes,
    },
  };
  const { data: payment } = await api.call('createPayment', creation);
  const startedAt = api.clock.now();
  const bearers: string[] = [];
  const tokens: string[] = [];
  const cases: DisputeCase[] = [];
  const asked: { headers: { 'idempotency-key': string }; amount: number | null; id?: string }[] = [];

  const at = <T>(list: readonly T[], which: Which): T | undefined => list.at(which === 'oldest' ? 0 : -1);
  const payer = () => ({ bearer: bearers.at(-1) ?? 'none' });
  const times = (count: number, work: (index: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, (_, index) => traffic.follow(work(index))));

  /** The answer of a success. No call fails but because its process ended meanwhile. */
  async function ask<Op extends OperationId>(
    operation: Op,
    input: CallInput<Op>,
  ): Promise<Data<Op> | undefined> {
    const { deaths } = traffic;
    const answer = await api.call(operation, input);
    if (traffic.deaths === deaths) expect(answer.status, `${operation}: ${api.log.at(-1)}`).toBeLessThan(500);
    return answer.status < 300 ? answer.data : undefined;
  }

  async function open(): Promise<void> {
    const opened = await ask('openPayment', { params: { reference } });
    const token = opened?.token ?? null;
    if (token !== null) bearers.push(token);
  }

  async function poll(): Promise<void> {
    const answer = await ask('getPaymentStatus', { params: { reference } });
    if (answer !== undefined && isPaid(answer.status)) told.paid = true;
  }

  async function authenticate(): Promise<void> {
    const card = { number: CARDS.approved, exp_month: 8, exp_year: 2029, cvc: '123' };
    const body = { reference, card, browser: BROWSER };
    const begun = await ask('initiateCardAuthentication', { as: payer(), body });
    if (begun !== undefined) tokens.push(begun.token);
  }

  async function charge(token: string, headers: Record<string, string>): Promise<void> {
    const body = { reference, token };
    const charged = await ask('chargePayment', { as: payer(), headers, body });
    if (charged !== undefined && isPaid(charged.status)) told.paid = true;
  }

  async function refund(one: (typeof asked)[number]): Promise<void> {
    const answer = await ask('refundTransaction', {
      as: merchant.server,
      headers: one.headers,
      body: {
        transaction_id: payment.id,
        reason: 'other',
        ...(one.amount === null ? {} : { amount: { amount: one.amount, currency: terms.currency } }),
      },
    });
    if (answer === undefined) return;
    one.id ??= answer.id;
    expect(answer.id, 'the same call again is the same refund').toBe(one.id);
    // An answer of before is given again as it was.
    if (told.refunds.get(one.id) === undefined || answer.status !== 'pending')
      told.refunds.set(one.id, answer.status);
  }

  async function repeatCreation(): Promise<void> {
    const again = await ask('createPayment', creation);
    expect(again?.id, 'the same call again is the same payment').toBe(payment.id);
    const other = await api.call('createPayment', { ...creation, headers: key(randomUUID()) });
    expect(other.error.code, 'a reference is taken once').toBe('reference_taken');
  }

  /** Some capture of the payment at the acquirer, whether the books know it or not. */
  function capture(): Capture | undefined {
    for (const { id } of life.seen?.attempts ?? []) {
      const known = acquirer.authorised.get(id);
      if (known?.outcome.result !== 'captured') continue;
      return {
        key: id,
        acquirerId: known.outcome.acquirerId,
        amount: known.amount,
        currency: terms.currency,
      };
    }
    return undefined;
  }

  async function answer(dispute: string, how: 'evidence' | 'accept'): Promise<void> {
    const name = randomUUID();
    try {
      if (how === 'evidence') {
        await updateDisputeEvidence(api.deps, caller, dispute, { uncategorized_text: 'It was sent.' });
        await submitDispute(api.deps, caller, dispute, name);
      } else await acceptDispute(api.deps, caller, dispute, name);
      told.answered.add(dispute);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  async function obey(command: Command): Promise<void> {
    if ('mood' in command) its.mood = command.mood;
    switch (command.does) {
      case 'open':
        return traffic.follow(open());
      case 'poll':
        return traffic.follow(poll());
      case 'authenticate':
        its.issuer = command.issuer;
        await times(command.times, authenticate);
        return;
      case 'challenge': {
        const opened = at(its.challenges, command.which);
        if (opened === undefined) return;
        const result = resultOf(opened, command.result);
        await traffic.follow(receiveChallengeResult(api.deps, result));
        return;
      }
      case 'charge': {
        const token = at(tokens, command.which);
        const name = randomUUID();
        if (token !== undefined)
          await times(command.times, (n) => charge(token, key(command.oneKey ? name : name + n)));
        return;
      }
      case 'refund': {
        const captured = capture();
        const wanted = command.shares.map((share) => ({
          headers: key(randomUUID()),
          amount: share === null ? null : Math.ceil(((captured?.amount ?? terms.amount) * share) / 100),
        }));
        asked.push(...wanted);
        await Promise.all(wanted.map((one) => traffic.follow(refund(one))));
        return;
      }
      case 'repeat': {
        // A key is known for a day; after it the call is another one.
        if (api.clock.now() > after(startedAt, DAY / 2)) return;
        const last = asked.at(-1);
        if (command.call === 'create') await traffic.follow(repeatCreation());
        else if (last !== undefined) await traffic.follow(refund(last));
        return;
      }
      case 'notice': {
        const told = nextNotice(cases, capture(), command, api.clock.now());
        if (told !== undefined) acquirer.news.push(told);
        return;
      }
      case 'answer': {
        const dispute = life.seen?.disputes.at(-1)?.id;
        if (dispute !== undefined) await times(command.times, () => answer(dispute, command.with));
        return;
      }
      case 'release':
        traffic.release(command.which);
        return traffic.follow(Promise.resolve());
    }
  }

  const life: PaymentLife = {
    merchant,
    id: payment.id,
    told,
    its,
    seen: undefined,
    obey: (command) => under(its, () => obey(command)),
  };
  await under(its, open);
  return life;
}
