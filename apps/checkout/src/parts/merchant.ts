import type { CheckoutBusiness } from '@harbour/contract/model';

/** The merchant as the layouts show it. */
export interface Merchant {
  name: string;
  logoUrl?: string;
  supportEmail?: string;
}

export function merchantOf(business: CheckoutBusiness, publicOrigin: string): Merchant {
  const logoUrl = ownImage(business.branding.logo_url, publicOrigin);
  return {
    name: business.name,
    ...(logoUrl && { logoUrl }),
    ...(business.support_email && { supportEmail: business.support_email }),
  };
}

/** The path of an image on our own origin. Others are left out: a payer's visit is nobody else's business. */
export function ownImage(url: string | null, publicOrigin: string): string | undefined {
  if (url === null || !URL.canParse(url, publicOrigin)) return undefined;
  const { origin, pathname, search } = new URL(url, publicOrigin);
  return origin === publicOrigin ? `${pathname}${search}` : undefined;
}
