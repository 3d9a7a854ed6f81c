import type { Schemas } from '@harbour/contract/schema';

/** Minor units and currency as the wire has them. */
export function money(amount: number, currency: string): Schemas['Money'] {
  return { amount, currency };
}

export function moneyOrNull(amount: number | null, currency: string): Schemas['Money'] | null {
  return amount === null ? null : { amount, currency };
}
