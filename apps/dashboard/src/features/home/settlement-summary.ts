import type { Settlement } from '@harbour/contract/model';

/** The first and the last of the days on which the bank should have them. */
export interface SettlementDays {
  firstDay: string;
  lastDay: string;
}

/** What some settlements of a currency come to. */
export interface SettlementSum extends SettlementDays {
  net: Settlement['net'];
  count: number;
  /** Where the newest goes; none before the bank is told. */
  account: Settlement['account'];
}

/** Sums settlements, newest first; `undefined` where there are none. */
export function sumSettlements(settlements: readonly Settlement[]): SettlementSum | undefined {
  const [newest] = settlements;
  if (!newest) return undefined;
  const days = settlements.map(({ expected_at: day }) => day).toSorted();
  return {
    net: { ...newest.net, amount: settlements.reduce((sum, { net }) => sum + net.amount, 0) },
    count: settlements.length,
    firstDay: days[0] ?? newest.expected_at,
    lastDay: days.at(-1) ?? newest.expected_at,
    account: newest.account,
  };
}
