import type { Schemas } from '@harbour/contract/schema';
import { isCurrency } from '@harbour/domain/money';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import { DomainError } from '../http/errors.ts';
import { claimAddress } from '../payments/checkout-address.ts';
import type { MerchantCaller } from '../payments/merchant-caller.ts';
import { assertModeAvailable } from '../payments/mode-available.ts';
import { personBehind } from '../payments/merchant-caller.ts';
import { newReference, refuseReserved } from '../payments/new-reference.ts';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import { checkAccepted, checkTerms, readExpiry } from './link-terms.ts';
import type { UsedLink } from './payment-link.ts';
import { findLink, loadLink } from './payment-link-repository.ts';

/**
 * Makes a page that payers can pay at, at once. `id` is the link's own: a call that runs again finds what it made.
 *
 * Fails with: validation_failed, currency_not_supported, currency_mismatch, reference_reserved, reference_taken,
 * live_mode_unavailable, mode_mismatch.
 */
export async function createPaymentLink(
  deps: AppDependencies,
  caller: MerchantCaller,
  input: Schemas['CreatePaymentLinkRequest'],
  id: string,
): Promise<UsedLink> {
  const { database, clock, config } = deps;
  if (!isCurrency(input.currency)) throw currencyNotSupported(input.currency);
  const now = clock.now();
  const expiresAt = input.expires_at === undefined ? null : readExpiry(input.expires_at);
  const terms = {
    amount_type: input.amount_type,
    currency: input.currency,
    amount: input.amount ?? null,
    min_amount: input.min_amount ?? null,
    max_amount: input.max_amount ?? null,
    custom_fields: input.custom_fields ?? [],
    expires_at: expiresAt,
  };
  checkTerms(terms, new Set(Object.keys(input)), now);
  checkAccepted(deps, terms);
  return database.forBusiness(caller.businessId, async (trx) => {
    await assertModeAvailable(trx, config, caller.businessId, input.mode ?? 'test');
    const before = await findLink(trx, caller.businessId, id);
    if (before !== undefined) return before;
    await trx
      .insertInto('payment_links')
      .values({
        id,
        business_id: caller.businessId,
        mode: input.mode ?? 'test',
        reference: await takeReference(trx, caller.businessId, id, input.reference),
        title: input.title,
        description: input.description ?? null,
        amount_type: input.amount_type,
        currency: input.currency,
        amount: input.amount?.amount ?? null,
        minimum_amount: input.min_amount?.amount ?? null,
        maximum_amount: input.max_amount?.amount ?? null,
        custom_fields: jsonb(terms.custom_fields),
        expires_at: expiresAt,
        max_uses: input.max_uses ?? null,
        success_message: input.success_message ?? null,
        redirect_url: input.redirect_url ?? null,
        inactive_message: input.inactive_message ?? null,
        image_url: input.image_url ?? null,
        collect_phone: input.collect_phone ?? false,
        collect_address: input.collect_address ?? false,
        created_by: personBehind(caller) ?? null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const link = await loadLink(trx, caller.businessId, id);
    await recordEvent(trx, {
      businessId: caller.businessId,
      type: 'payment_link.created',
      subjectId: id,
      payload: { reference: link.reference, mode: link.mode },
      occurredAt: now,
    });
    return link;
  });
}

async function takeReference(
  trx: Transaction,
  businessId: string,
  subjectId: string,
  asked: string | undefined,
): Promise<string> {
  if (asked !== undefined) refuseReserved(asked);
  const reference = asked ?? newReference();
  if (await claimAddress(trx, reference, { businessId, kind: 'payment_link', subjectId })) return reference;
  const message = 'This address is taken. Choose another one.';
  throw new DomainError('reference_taken', {
    message,
    errors: [{ field: 'reference', message, code: 'taken' }],
  });
}
