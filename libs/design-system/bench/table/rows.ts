/** A payment as all three pages list it. */
export interface BenchRow {
  id: string;
  customer: string;
  reference: string;
  method: string;
  status: 'succeeded' | 'failed' | 'processing' | 'refunded';
  createdAt: string;
  amount: number;
  fee: number;
}

const statuses = ['succeeded', 'failed', 'processing', 'refunded'] as const;

/** The same rows every time, in naira, minor units. */
export function benchRows(count: number): readonly BenchRow[] {
  return Array.from({ length: count }, (_, index) => {
    const amount = ((index * 7_919_333) % 9_973_421) + 45_000;
    return {
      id: `txn_${index + 1}`,
      customer: `Customer ${(index * 37) % 89}`,
      reference: `INV-2026-${String(index).padStart(5, '0')}`,
      method: `Visa ·· ${4000 + (index % 999)}`,
      status: statuses[index % 4] ?? 'succeeded',
      createdAt: new Date(1_795_788_000_000 - index * 2_220_000).toISOString(),
      amount,
      fee: Math.round(amount * 0.015),
    };
  });
}

export const statusWords = {
  succeeded: 'Succeeded',
  failed: 'Failed',
  processing: 'Processing',
  refunded: 'Refunded',
} as const;

let money: Intl.NumberFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

export const timeZone = 'Africa/Lagos';

// The peers' formatters are made when they are first needed, as ours are: it counts for everybody.
export function formatAmount(amount: number): string {
  money ??= new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
  });
  return money.format(amount / 100);
}

export function formatTime(value: string): string {
  time ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return time.format(new Date(value));
}
