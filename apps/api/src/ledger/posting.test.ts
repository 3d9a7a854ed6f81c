import { netAfterRefunds } from '@harbour/domain/fees';
import { expect, test } from 'vitest';
import type { AccountKind, Posting } from './posting.ts';
import {
  capturePostings,
  disputeLossReversedPostings,
  disputeLostPostings,
  disputeOpenedPostings,
  disputeWonPostings,
  lateCapturePaidBackPostings,
  lateCapturePostings,
  lateCaptureReturnedPostings,
  payoutPaidPostings,
  payoutPostings,
  payoutReturnedPostings,
  refundPostings,
  settlementPostings,
} from './posting.ts';

/** What accounts hold after some bookings, credits less debits, without those that hold nothing. */
function balancesAfter(...bookings: Posting[][]): Partial<Record<AccountKind, number>> {
  const balances = new Map<AccountKind, number>();
  for (const { credit, debit, amount } of bookings.flat()) {
    balances.set(credit, (balances.get(credit) ?? 0) + amount);
    balances.set(debit, (balances.get(debit) ?? 0) - amount);
  }
  return Object.fromEntries([...balances].filter(([, balance]) => balance !== 0));
}

const captured = capturePostings(10_000, 150);

test('a capture is owed to the merchant, but for our fee', () => {
  expect(balancesAfter(captured)).toEqual({
    acquirer_clearing: -10_000,
    merchant_pending: 9_850,
    fee_revenue: 150,
  });
});

test('a refund is borne by the merchant, and by us as far as the payer bore our fee', () => {
  expect(balancesAfter(captured, refundPostings(10_000, 0))).toEqual({
    merchant_pending: -150,
    fee_revenue: 150,
  });
  expect(balancesAfter(captured, refundPostings(10_000, 150))).toEqual({});
});

test.each([
  ['the merchant’s fee', 4_000, 0],
  ['a fee of which the payer’s share goes back', 4_000, 60],
])('what the dashboard says is left after a refund is what the books owe: %s', (_fee, amount, fee) => {
  const owed = balancesAfter(captured, refundPostings(amount, fee)).merchant_pending;
  expect(netAfterRefunds({ amount: 10_000, fee: 150 }, { amount, fee })).toBe(owed);
});

test('what was taken is paid out, once', () => {
  const settled = [captured, settlementPostings(9_850), payoutPostings(9_850)];
  expect(balancesAfter(...settled)).toMatchObject({ payouts_in_transit: 9_850, fee_revenue: 150 });
  expect(balancesAfter(...settled, payoutPaidPostings(9_850))).toEqual({
    acquirer_clearing: -10_000,
    bank: 9_850,
    fee_revenue: 150,
  });
  expect(balancesAfter(...settled, payoutReturnedPostings(9_850))).toMatchObject({
    merchant_available: 9_850,
  });
});

test('a day of more refunds than sales takes from what was available', () => {
  expect(balancesAfter(settlementPostings(-500))).toEqual({
    merchant_available: -500,
    merchant_pending: 500,
  });
  expect(settlementPostings(0)).toEqual([
    { debit: 'merchant_pending', credit: 'merchant_available', amount: 0 },
  ]);
});

test('a dispute holds money back until it is decided, and a loss may be taken back', () => {
  const opened = disputeOpenedPostings(4_000);
  expect(balancesAfter(opened)).toEqual({ merchant_pending: -4_000, merchant_reserved: 4_000 });
  expect(balancesAfter(opened, disputeWonPostings(4_000))).toEqual({});
  const lost = [opened, disputeLostPostings(4_000)];
  expect(balancesAfter(...lost)).toEqual({ merchant_pending: -4_000, acquirer_clearing: 4_000 });
  expect(balancesAfter(...lost, disputeLossReversedPostings(4_000), disputeWonPostings(4_000))).toEqual({});
});

test('a late capture is owed to its payer until it went back', () => {
  expect(balancesAfter(lateCapturePostings(700))).toEqual({ acquirer_clearing: -700, payer_returns: 700 });
  expect(balancesAfter(lateCapturePostings(700), lateCaptureReturnedPostings(700))).toEqual({});
  expect(balancesAfter(lateCapturePostings(700), lateCapturePaidBackPostings(700))).toEqual({
    acquirer_clearing: -700,
    bank: 700,
  });
});
