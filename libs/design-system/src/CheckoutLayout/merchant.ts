import type { BrandTheme } from '../theme/brand.ts';

/** Whom the payer pays. */
export interface Merchant {
  name: string;
  logoUrl?: string | null;
  /** Shown as the place to turn to. */
  supportEmail?: string | null;
  /** The merchant's colours, from `brandTheme`. */
  brand?: BrandTheme | null;
}
