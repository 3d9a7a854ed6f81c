import { createHash, randomUUID } from 'node:crypto';
import type { Journal } from '../journal.ts';
import { NetworkFailure } from '../network-failure.ts';
import { behaviourOf } from './payout.ts';
import type { AccountBehaviour, Payout, PayoutRequest } from './payout.ts';

/** An order that the bank took, and when; what became of it follows from the account and the time. */
export type BankOrder = { request: PayoutRequest; id: string; orderedAt: string };

export type Bank = {
  /** Fails with: merchant_reference_reused. */
  order(request: PayoutRequest): { payout: Payout; delivery: AccountBehaviour['delivery'] };
  /** The payout as it stands now. Fails with: not_found. */
  inquire(reference: string): Payout;
};

/** Builds the bank out of its journal. `delayMs`: how long the slow accounts take. */
export function createBank(journal: Journal<BankOrder>, delayMs: number): Bank {
  const orders = new Map(journal.entries.map((order) => [order.request.reference, order]));

  function stateOf({ request, id, orderedAt }: BankOrder): Payout {
    const { outcome, delayed, rejection } = behaviourOf(request.account);
    const settled = !delayed || Date.now() - Date.parse(orderedAt) >= delayMs;
    const paid = settled && outcome === 'paid';
    return {
      id,
      reference: request.reference,
      status: settled ? outcome : 'processing',
      amount: request.amount,
      currency: request.currency,
      bank_reference: paid ? bankReferenceOf(id) : null,
      rejection: settled ? rejection : null,
    };
  }

  return {
    order(request) {
      const known = orders.get(request.reference);
      if (known !== undefined) {
        if (fingerprintOf(known.request) !== fingerprintOf(request)) {
          throw new NetworkFailure(
            'merchant_reference_reused',
            'This reference belongs to another payout. Use a new one for each.',
          );
        }
        return { payout: stateOf(known), delivery: 'normal' };
      }
      const order = {
        request,
        id: `po_${randomUUID().replaceAll('-', '')}`,
        orderedAt: new Date().toISOString(),
      };
      // The journal first: an order that couldn't be written down must not have been taken.
      journal.append(order);
      orders.set(request.reference, order);
      return { payout: stateOf(order), delivery: behaviourOf(request.account).delivery };
    },

    inquire(reference) {
      const order = orders.get(reference);
      if (order === undefined) {
        throw new NetworkFailure('not_found', 'No payout is known under this reference.');
      }
      return stateOf(order);
    },
  };
}

/** The same for the same payout, in the form that banks print: `HB` and twelve letters or digits. */
function bankReferenceOf(id: string): string {
  return `HB${createHash('sha256').update(id).digest('hex').slice(0, 12).toUpperCase()}`;
}

function fingerprintOf({ amount, currency, account }: PayoutRequest): string {
  return JSON.stringify([amount, currency, account.bank_name, account.account_name, account.last4]);
}
