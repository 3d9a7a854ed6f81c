import type { CheckoutBusiness } from '@harbour/contract/model';
import { brandTheme, type BrandTheme } from '@harbour/design-system/brand-theme';

/** The merchant as the layouts show it. */
export interface Merchant {
  name: string;
  logoUrl?: string;
  supportEmail?: string;
  brand?: BrandTheme;
}

export function merchantOf(business: CheckoutBusiness, publicOrigin: string): Merchant {
  const brand = brandOf(business.branding.color);
  const logoUrl = ownImage(business.branding.logo_url, publicOrigin);
  return {
    name: business.name,
    ...(logoUrl && { logoUrl }),
    ...(brand && { brand }),
    ...(business.support_email && { supportEmail: business.support_email }),
  };
}

const brands = new Map<string, BrandTheme | undefined>();

/** A merchant's theme takes a few milliseconds to compute, and most visits are to few merchants. */
function brandOf(color: string | null): BrandTheme | undefined {
  if (color === null) return undefined;
  if (!brands.has(color)) {
    if (brands.size >= 500) brands.clear();
    brands.set(color, brandTheme(color));
  }
  return brands.get(color);
}

/** The path of an image on our own origin. Others are left out: a payer's visit is nobody else's business. */
export function ownImage(url: string | null, publicOrigin: string): string | undefined {
  if (url === null || !URL.canParse(url, publicOrigin)) return undefined;
  const { origin, pathname, search } = new URL(url, publicOrigin);
  return origin === publicOrigin ? `${pathname}${search}` : undefined;
}
