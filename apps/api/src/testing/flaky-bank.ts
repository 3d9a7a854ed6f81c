import { expect } from 'vitest';
import type { Bank, PayoutOutcome, PayoutRequest } from '../banks/bank.ts';

/** What becomes of the next orders: `lost` ones are paid, `missing` ones never arrive, and neither gets an answer. */
export type BankMood = 'paid' | 'rejected' | 'lost' | 'missing' | 'slow' | 'slow_rejected';

export interface FlakyBank extends Bank {
  mood: BankMood;
  /** What it paid in all, by currency. */
  paid(currency: string): number;
  /** The slow ones come to their end. */
  hurry(): void;
}

const PAID: PayoutOutcome = { result: 'paid', bankReference: 'HB0123456789AB' };
const REJECTED: PayoutOutcome = { result: 'rejected', code: 'account_closed', message: 'Closed.' };

/** A bank in memory whose mood a test sets; it fails the test when a key comes again with another order. */
export function flakyBank(): FlakyBank {
  const orders = new Map<string, { request: PayoutRequest; outcome: PayoutOutcome; end: PayoutOutcome }>();
  return {
    mood: 'paid',
    async pay(request) {
      const known = orders.get(request.key);
      if (known !== undefined) {
        expect(request, 'the same order under the same key').toEqual(known.request);
        return known.outcome;
      }
      if (this.mood === 'missing') return { result: 'not_sent' };
      const end = this.mood.endsWith('rejected') ? REJECTED : PAID;
      const outcome: PayoutOutcome = this.mood.startsWith('slow') ? { result: 'processing' } : end;
      orders.set(request.key, { request, outcome, end });
      return this.mood === 'lost' ? { result: 'unknown' } : outcome;
    },
    inquire: async (key) => orders.get(key)?.outcome ?? { result: 'not_found' },
    paid: (currency) =>
      [...orders.values()]
        .filter(({ request, outcome }) => request.currency === currency && outcome.result === 'paid')
        .reduce((sum, { request }) => sum + request.amount, 0),
    hurry() {
      for (const order of orders.values()) order.outcome = order.end;
    },
  };
}
