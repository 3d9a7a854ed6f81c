import type { Schemas } from '@harbour/contract/schema';
import { newReference } from '../src/payments/new-reference.ts';
import { newId } from '../src/platform/ids.ts';
import { cardNetworkStub } from './card-network-stub.ts';
import { exampleLinks, insertLink } from './link-rows.ts';
import { insertOverview } from './overview-rows.ts';
import { insertPayment, paymentCalled } from './payment-rows.ts';
import type { States } from './provider-state.ts';
import { LONG_AGO, PAID, dataOf, goesOn, linkShownAs, listed, required } from './provider-state.ts';
import { insertSettlement } from './settlement-rows.ts';

export const DASHBOARD_STATES: States = {
  async listTransactions({ trx, example }) {
    const payments = listed<Schemas['PaymentSummary']>(example);
    for (const payment of payments) await insertPayment(trx, payment);
    const last = payments.at(-1);
    if (last !== undefined && goesOn(example)) {
      await insertPayment(trx, {
        ...last,
        id: newId('transaction'),
        reference: newReference(),
        created_at: LONG_AGO,
      });
    }
  },

  async getTransaction({ trx, example }) {
    if (example.status === 200) await insertPayment(trx, dataOf<Schemas['Payment']>(example));
    else if (example.name !== 'not_found') await insertPayment(trx, required(paymentCalled(PAID), PAID));
  },

  async refundTransaction({ trx, example }) {
    if (example.name === 'not_found') return;
    const id = example.status === 200 ? dataOf<Schemas['Refund']>(example).transaction_id : PAID;
    const payment = required(paymentCalled(id), id);
    await insertPayment(trx, {
      ...payment,
      ...(example.name === 'payment_not_refundable' ? { status: 'failed', paid_at: null, fee: null } : {}),
      refunds: [],
      refunded_amount: { ...payment.amount, amount: 0 },
    });
    const outcome = {
      pending: { result: 'unknown' },
      failed: { result: 'refused', code: 'account_closed', message: 'The card account is closed.' },
    } as const;
    const wanted =
      example.name === 'pending' || example.name === 'failed' ? outcome[example.name] : undefined;
    return wanted === undefined ? {} : { network: cardNetworkStub({ refund: async () => wanted }) };
  },

  async getTransactionReport({ trx }) {
    await insertPayment(trx, required(paymentCalled(PAID), PAID));
  },

  async listSettlements({ trx, example }) {
    for (const settlement of listed<Schemas['Settlement']>(example)) await insertSettlement(trx, settlement);
  },

  async getSettlement({ trx, example }) {
    if (example.status === 200) await insertSettlement(trx, dataOf<Schemas['Settlement']>(example));
  },

  getBusinessOverview: ({ trx, example }) => insertOverview(trx, example),

  async listPaymentLinks({ trx, example }) {
    const links = listed<Schemas['PaymentLink']>(example);
    for (const link of links) await linkShownAs(trx, link);
    const last = links.at(-1);
    if (last !== undefined && goesOn(example)) {
      await insertLink(trx, {
        ...last,
        id: newId('payment_link'),
        reference: newReference(),
        created_at: LONG_AGO,
      });
    }
  },

  async getPaymentLink({ trx, example }) {
    if (example.status === 200) await linkShownAs(trx, dataOf<Schemas['PaymentLink']>(example));
    else if (example.name !== 'not_found') await insertLink(trx, required(exampleLinks()[0], 'a link'));
  },

  async createPaymentLink({ trx, example }) {
    if (example.name !== 'reference_taken') return;
    for (const link of exampleLinks().slice(0, 1)) await insertLink(trx, link);
  },

  async updatePaymentLink({ trx, example }) {
    if (example.name === 'not_found') return;
    for (const link of exampleLinks()) {
      const status = example.name === 'payment_link_archived' ? 'archived' : link.status;
      await insertLink(trx, { ...link, status });
    }
  },

  async deletePaymentLink({ trx, example }) {
    if (example.status !== 200) return;
    const { id } = dataOf<Schemas['DeletedPaymentLink']>(example);
    await insertLink(
      trx,
      exampleLinks().find((link) => link.id === id) ?? { ...required(exampleLinks()[0], 'a link'), id },
    );
    if (example.name === 'archived') {
      const payment = required(paymentCalled(PAID), PAID);
      await insertPayment(trx, { ...payment, payment_link_id: id });
    }
  },
};
