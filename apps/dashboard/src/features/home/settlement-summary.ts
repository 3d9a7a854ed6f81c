import type { Settlement } from '@harbour/contract/model';

/** What the newest settlements of a currency tell of the money that has left the balance. */
export interface SettlementSummary {
  /** Those that the bank has said neither yes nor no to, together. */
  onItsWay?: {
    net: Settlement['net'];
    count: number;
    /** The last of their days. */
    expectedAt: string;
    /** Where the newest goes; none before the bank is told. */
    account: Settlement['account'];
  };
  /** The newest that was paid or failed. */
  last?: Settlement;
}

/** Sums what is on its way, and finds what came to an end last. */
export function summarise(newest: readonly Settlement[]): SettlementSummary {
  const waiting = newest.filter(({ status }) => status === 'pending' || status === 'processing');
  const last = newest.find(({ status }) => status === 'paid' || status === 'failed');
  const [first] = waiting;
  return {
    ...(last && { last }),
    ...(first && {
      onItsWay: {
        net: { ...first.net, amount: waiting.reduce((sum, { net }) => sum + net.amount, 0) },
        count: waiting.length,
        expectedAt: waiting.reduce((day, each) => (each.expected_at > day ? each.expected_at : day), ''),
        account: first.account,
      },
    }),
  };
}
