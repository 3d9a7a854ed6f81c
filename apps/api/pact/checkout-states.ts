import type { Schemas } from '@harbour/contract/schema';
import type { Transaction } from '../src/platform/database.ts';
import { DIRECTORY_ANSWERS, cardNetworkStub } from './card-network-stub.ts';
import { REFERENCE, bearerOf, insertOpenAttempt, markCharged, refused, unpaid } from './checkout-rows.ts';
import { exampleLinks, insertLink, linkCalled, spendUses } from './link-rows.ts';
import { insertPayment, paymentOfReference } from './payment-rows.ts';
import type { States } from './provider-state.ts';
import { dataOf, linkShownAs, required } from './provider-state.ts';

export const CHECKOUT_STATES: States = {
  async openPaymentLink({ trx, example }) {
    if (example.status !== 200) return;
    const { reference, status } = dataOf<Schemas['OpenedPaymentLink']>(example).payment_link;
    const link = exampleLinks().find((each) => each.reference === reference);
    await linkShownAs(trx, { ...required(link, `the link ${reference}`), status });
  },

  async initiatePaymentLink(context) {
    const choosing = ['payer_chosen', 'amount_out_of_range', 'amount_required'].includes(
      context.example.name,
    );
    const link = exampleLinks().find(
      (each) => each.status === 'active' && each.amount_type === (choosing ? 'payer_chosen' : 'fixed'),
    );
    const { id } = required(link, 'an active link');
    await insertLink(context.trx, linkCalled(id));
    const bearer = await bearerOf(context, 'payment_link', id);
    if (context.example.name === 'payment_link_inactive') {
      await context.trx
        .updateTable('payment_links')
        .set({ disabled_at: context.now })
        .where('id', '=', id)
        .execute();
    }
    return { bearer };
  },

  async openPayment({ trx, example }) {
    if (example.status !== 200) return;
    const opened = dataOf<Schemas['OpenedPayment']>(example);
    const { reference, status, description, expires_at } = opened.payment;
    const known = paymentOfReference(reference);
    const base =
      opened.state === 'payable' || opened.state === 'link_inactive'
        ? unpaid(reference)
        : required(known, reference);
    const decline = opened.last_decline === null ? null : refused(opened.last_decline.code);
    const payable = opened.state === 'payable';
    await insertPayment(trx, {
      ...base,
      status,
      description,
      decline,
      expires_at: payable ? '2026-03-14T12:00:00Z' : expires_at,
    });
    if (opened.state === 'link_inactive' && base.payment_link_id !== null) {
      const link = { ...linkCalled(base.payment_link_id), max_uses: 1 };
      await trx.updateTable('payment_links').set({ max_uses: 1 }).where('id', '=', link.id).execute();
      await spendUses(trx, link);
    }
  },

  async getPaymentStatus({ trx, example }) {
    if (example.status !== 200) return;
    const { reference, status, decline } = dataOf<Schemas['PaymentStatusReport']>(example);
    const payment = required(paymentOfReference(reference), reference);
    const open = status === 'pending' || status === 'requires_action' || decline?.can_retry === true;
    await insertPayment(trx, {
      ...payment,
      status,
      decline: decline === null ? (payment.decline ?? null) : refused(decline.code),
      expires_at: open ? '2026-03-14T12:00:00Z' : payment.expires_at,
    });
  },

  async getCheckoutTransaction(context) {
    const { trx, example } = context;
    if (example.status !== 200) return;
    const receipt = dataOf<Schemas['Receipt']>(example);
    const payment = required(paymentOfReference(receipt.reference), receipt.reference);
    const open = receipt.status === 'pending';
    await insertPayment(trx, {
      ...payment,
      description: receipt.description,
      ...(open ? { expires_at: '2026-03-14T12:00:00Z' } : {}),
    });
    await trx
      .updateTable('payments')
      .set({ redirect_url: receipt.redirect_url })
      .where('id', '=', payment.id)
      .execute();
    if (payment.payment_link_id !== null) {
      await trx
        .updateTable('payment_links')
        .set({ success_message: receipt.success_message })
        .where('id', '=', payment.payment_link_id)
        .execute();
    }
    const bearer = await bearerOf(context, 'payment', payment.id);
    if (receipt.card !== null) await markCharged(trx, payment, bearer);
    return { bearer };
  },

  async initiateCardAuthentication(context) {
    const { trx, example } = context;
    const payment = unpaid(REFERENCE);
    const conflict = {
      payment_already_paid: required(paymentOfReference(REFERENCE), REFERENCE),
      payment_in_progress: { ...payment, status: 'processing' },
      payment_expired: { ...payment, status: 'expired' },
    } as const;
    const named = Object.entries(conflict).find(([name]) => name === example.name);
    if (example.name !== 'not_found') await insertPayment(trx, named?.[1] ?? payment);
    return {
      bearer: await bearerOf(context, 'payment', payment.id),
      network: cardNetworkStub({}, DIRECTORY_ANSWERS[example.name]),
    };
  },

  async continueCardAuthentication(context) {
    const { trx, example } = context;
    const asks = example.name === 'frictionless';
    const failure = { failed: 'authentication_failed', cancelled: 'authentication_cancelled' } as const;
    const code =
      example.name === 'failed' || example.name === 'cancelled' ? failure[example.name] : undefined;
    const open = {
      frictionless: 'method',
      authenticated: 'ready',
      challenge: 'challenged',
      pending: 'challenged',
    } as const;
    const known = Object.entries(open).find(([name]) => name === example.name)?.[1];
    const status = code === undefined ? (known ?? 'ready') : 'authentication_failed';
    const bearer = await insertOpenAttempt(context, status, code === undefined ? undefined : refused(code));
    if (example.name === 'pending')
      await trx.updateTable('authentications').set({ response_received_at: context.now }).execute();
    await moveTo(trx, example.name);
    return { bearer, network: cardNetworkStub({}, asks ? DIRECTORY_ANSWERS.frictionless : {}) };
  },

  async completeChallenge(context) {
    const { trx, example } = context;
    const states = {
      authenticated: 'ready',
      failed: 'authentication_failed',
      pending: 'challenged',
      already_paid: 'ready',
    } as const;
    const status = Object.entries(states).find(([name]) => name === example.name)?.[1];
    if (status === undefined) return;
    const failed = status === 'authentication_failed';
    await insertOpenAttempt(context, status, failed ? refused('authentication_failed') : undefined);
    if (failed) await trx.updateTable('payments').set({ status: 'failed' }).execute();
    if (example.name === 'already_paid') await moveTo(trx, 'payment_already_paid');
  },

  async chargePayment(context) {
    const { trx, example } = context;
    const failed = example.name === 'authentication_failed';
    const pending = example.name === 'authentication_pending';
    const status = failed ? 'authentication_failed' : pending ? 'challenged' : 'ready';
    const bearer = await insertOpenAttempt(
      context,
      status,
      failed ? refused('authentication_failed') : undefined,
    );
    if (example.name === 'authentication_used') {
      await trx.updateTable('attempts').set({ status: 'abandoned', finished_at: context.now }).execute();
    }
    if (example.status === 200) {
      const { redirect_url } = dataOf<Schemas['ChargedPayment']>(example);
      await trx.updateTable('payments').set({ redirect_url }).execute();
    }
    await moveTo(trx, example.name);
    const outcomes = {
      declined: { result: 'declined', acquirerId: null, code: 'insufficient_funds' },
      processing: { result: 'unknown' },
    } as const;
    const outcome =
      example.name === 'declined' || example.name === 'processing' ? outcomes[example.name] : undefined;
    return {
      bearer,
      network: cardNetworkStub(outcome === undefined ? {} : { authorise: async () => outcome }),
    };
  },
};

/** Puts the one payment of the checkout's states where a conflict finds it. */
async function moveTo(trx: Transaction, name: string): Promise<void> {
  if (name === 'payment_in_progress')
    await trx.updateTable('payments').set({ status: 'processing' }).execute();
  if (name === 'payment_expired') await trx.updateTable('payments').set({ status: 'expired' }).execute();
  if (name !== 'payment_already_paid') return;
  await trx
    .updateTable('payments')
    .set((value) => ({
      status: 'succeeded',
      captured_amount: value.ref('amount'),
      paid_at: new Date('2026-03-14T08:43:05Z'),
    }))
    .execute();
}
