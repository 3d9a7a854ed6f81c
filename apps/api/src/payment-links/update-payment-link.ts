import type { Schemas } from '@harbour/contract/schema';
import type { Updateable } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { MerchantCaller } from '../payments/merchant-caller.ts';
import { onlyMode } from '../payments/merchant-caller.ts';
import { isOfOurMode } from '../payments/of-our-mode.ts';
import { moneyOrNull } from '../payments/money-answer.ts';
import { jsonb } from '../platform/database.ts';
import { checkAccepted, checkTerms, readExpiry } from './link-terms.ts';
import type { PaymentLink } from './payment-link.ts';
import type { UsedLink } from './payment-link.ts';
import { loadLink, lockLink } from './payment-link-repository.ts';
import type { PaymentLinksTables } from './tables.ts';

type Change = Schemas['UpdatePaymentLinkRequest'];

/**
 * Changes what a link asks for and says. Payments that were started keep the price that they started with.
 *
 * Fails with: not_found, payment_link_archived, validation_failed, currency_mismatch, currency_not_supported.
 */
export function updatePaymentLink(
  deps: AppDependencies,
  caller: MerchantCaller,
  id: string,
  change: Change,
): Promise<UsedLink> {
  const { database, clock } = deps;
  return database.forBusiness(caller.businessId, async (trx) => {
    const now = clock.now();
    const link = await lockLink(trx, caller.businessId, id, 'change');
    const mode = onlyMode(caller);
    if (mode !== undefined && link.mode !== mode) throw new DomainError('not_found');
    if (link.archived_at !== null) throw new DomainError('payment_link_archived');
    const columns = columnsOf(link, change, now);
    const terms = termsAfter(link, change);
    checkTerms(terms, new Set(Object.keys(change)), now);
    // A price that stays is not at fault here, and a link of the other mode is another acquirer's.
    if (change.amount !== undefined && isOfOurMode(link, deps.config)) checkAccepted(deps, terms);
    await trx.updateTable('payment_links').set(columns).where('id', '=', id).execute();
    return loadLink(trx, caller.businessId, id);
  });
}

function termsAfter(link: PaymentLink, change: Change) {
  const { currency } = link;
  const kept = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);
  return {
    amount_type: link.amount_type,
    currency,
    amount: kept(change.amount, moneyOrNull(link.amount, currency)),
    min_amount: kept(change.min_amount, moneyOrNull(link.minimum_amount, currency)),
    max_amount: kept(change.max_amount, moneyOrNull(link.maximum_amount, currency)),
    custom_fields: kept(change.custom_fields, link.custom_fields),
    expires_at: expiryOf(change, link.expires_at),
  };
}

function expiryOf({ expires_at }: Change, before: Date | null): Date | null {
  if (expires_at === undefined) return before;
  return expires_at === null ? null : readExpiry(expires_at);
}

/** Kysely leaves out columns that are undefined: those stay as they are. */
function columnsOf(
  link: PaymentLink,
  change: Change,
  now: Date,
): Updateable<PaymentLinksTables['payment_links']> {
  const minor = (sum: Schemas['PositiveMoney'] | null | undefined) => (sum === null ? null : sum?.amount);
  return {
    title: change.title,
    description: change.description,
    amount: minor(change.amount),
    minimum_amount: minor(change.min_amount),
    maximum_amount: minor(change.max_amount),
    custom_fields: change.custom_fields === undefined ? undefined : jsonb(change.custom_fields),
    collect_phone: change.collect_phone,
    collect_address: change.collect_address,
    image_url: change.image_url,
    success_message: change.success_message,
    redirect_url: change.redirect_url,
    inactive_message: change.inactive_message,
    expires_at: expiryOf(change, link.expires_at),
    max_uses: change.max_uses,
    disabled_at:
      change.status === undefined ? undefined : change.status === 'active' ? null : (link.disabled_at ?? now),
    updated_at: now,
  };
}
