import type { AppDependencies } from '../dependencies.ts';
import { issueCheckoutToken } from '../http/checkout-tokens.ts';
import { linkStatus } from './payment-link.ts';
import type { PayersLink } from './payment-link.ts';
import { loadPayersLink } from './payment-link-repository.ts';
import { locateAddress } from '../payments/checkout-address.ts';
import { HOUR, after } from '../platform/clock.ts';
import type { Merchant } from '../payments/checkout/checkout-answers.ts';

export interface OpenedLink {
  link: PayersLink;
  merchant: Merchant;
  /** The bearer to start a payment with; none unless the link is active. */
  token: { value: string; expiresAt: Date } | null;
}

/** A payer may take that long from opening a link to starting a payment. */
const LINK_TOKEN_LIFE = HOUR;

/**
 * Opens a payment link for whoever has its address.
 *
 * Fails with: not_found.
 */
export async function openPaymentLink(deps: AppDependencies, reference: string): Promise<OpenedLink> {
  const { database, clock } = deps;
  const address = await locateAddress(database, reference, 'payment_link');
  return database.forBusiness(address.businessId, async (trx) => {
    const now = clock.now();
    const link = await loadPayersLink(trx, address.businessId, address.subjectId);
    const merchant = await trx
      .selectFrom('businesses')
      .selectAll()
      .where('id', '=', link.business_id)
      .executeTakeFirstOrThrow();
    if (linkStatus(link, link, now) !== 'active') return { link, merchant, token: null };
    const expiresAt = after(now, LINK_TOKEN_LIFE);
    const value = await issueCheckoutToken(trx, {
      businessId: link.business_id,
      kind: 'payment_link',
      subjectId: link.id,
      mode: link.mode,
      issuedAt: now,
      expiresAt,
    });
    return { link, merchant, token: { value, expiresAt } };
  });
}
