import type { Mode } from '../payments/tables.ts';

/** What settlements are made for one by one. */
export interface SettlementGroup {
  businessId: string;
  mode: Mode;
  currency: string;
}
