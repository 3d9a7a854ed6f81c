import type { Schemas } from '@harbour/contract/schema';
import { buildPath, routes } from '@harbour/domain/routes';
import { money, moneyOrNull } from '../payments/money-answer.ts';
import type { PersonNamed } from '../payments/people.ts';
import { personOrNull } from '../payments/people.ts';
import { linkStatus } from './payment-link.ts';
import type { UsedLink } from './payment-link.ts';

export function linkAnswer(
  link: UsedLink,
  people: ReadonlyMap<string, PersonNamed>,
  publicOrigin: string,
  now: Date,
): Schemas['PaymentLink'] {
  return {
    id: link.id,
    reference: link.reference,
    url: publicOrigin + buildPath(routes.checkout.pay, { reference: link.reference }),
    mode: link.mode,
    title: link.title,
    description: link.description,
    status: linkStatus(link, link, now),
    amount_type: link.amount_type,
    currency: link.currency,
    amount: moneyOrNull(link.amount, link.currency),
    min_amount: moneyOrNull(link.minimum_amount, link.currency),
    max_amount: moneyOrNull(link.maximum_amount, link.currency),
    custom_fields: link.custom_fields,
    collect_phone: link.collect_phone,
    collect_address: link.collect_address,
    image_url: link.image_url,
    success_message: link.success_message,
    redirect_url: link.redirect_url,
    inactive_message: link.inactive_message,
    expires_at: link.expires_at?.toISOString() ?? null,
    max_uses: link.max_uses,
    use_count: link.use_count,
    collected_amount: money(link.collected_amount, link.currency),
    created_by: personOrNull(people, link.created_by),
    created_at: link.created_at.toISOString(),
    updated_at: link.updated_at.toISOString(),
  };
}
