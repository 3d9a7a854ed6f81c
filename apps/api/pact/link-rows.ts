import type { Schemas } from '@harbour/contract/schema';
import { jsonb } from '../src/platform/database.ts';
import type { Transaction } from '../src/platform/database.ts';
import { idFrom, newSeed } from '../src/platform/ids.ts';
import { successesOf } from './example.ts';
import { exampleBusiness, insertUser } from './people-rows.ts';

type ShownLink = Schemas['PaymentLink'];

/** Every link that an example shows, the ones of getPaymentLink first. */
export function exampleLinks(): ShownLink[] {
  return [
    ...successesOf<ShownLink>('getPaymentLink'),
    ...successesOf<ShownLink>('createPaymentLink'),
    ...successesOf<ShownLink[]>('listPaymentLinks').flat(),
  ];
}

export function linkCalled(id: string): ShownLink {
  const link = exampleLinks().find((each) => each.id === id);
  if (link === undefined) throw new Error(`No example shows the link ${id}.`);
  return link;
}

const date = (text: string | null) => (text === null ? null : new Date(text));

/** Puts in a link as an example shows it; one that is there already stays. */
export async function insertLink(trx: Transaction, link: ShownLink): Promise<void> {
  const { id: business_id } = exampleBusiness();
  const before = await trx
    .selectFrom('payment_links')
    .select('id')
    .where('id', '=', link.id)
    .executeTakeFirst();
  if (before !== undefined) return;
  if (link.created_by !== null) await insertUser(trx, link.created_by);
  await trx
    .insertInto('checkout_addresses')
    .values({ reference: link.reference, business_id, kind: 'payment_link', subject_id: link.id })
    .execute();
  const updatedAt = new Date(link.updated_at);
  await trx
    .insertInto('payment_links')
    .values({
      id: link.id,
      business_id,
      mode: link.mode,
      reference: link.reference,
      title: link.title,
      description: link.description,
      amount_type: link.amount_type,
      currency: link.currency,
      amount: link.amount?.amount ?? null,
      minimum_amount: link.min_amount?.amount ?? null,
      maximum_amount: link.max_amount?.amount ?? null,
      custom_fields: jsonb(link.custom_fields),
      expires_at: date(link.expires_at),
      max_uses: link.max_uses,
      success_message: link.success_message,
      redirect_url: link.redirect_url,
      inactive_message: link.inactive_message,
      image_url: link.image_url,
      collect_phone: link.collect_phone,
      collect_address: link.collect_address,
      disabled_at: link.status === 'disabled' ? updatedAt : null,
      archived_at: link.status === 'archived' ? updatedAt : null,
      created_by: link.created_by?.id ?? null,
      created_at: new Date(link.created_at),
      updated_at: updatedAt,
    })
    .execute();
}

/** Uses up a link: as many small captured payments as it takes. */
export async function spendUses(trx: Transaction, link: ShownLink): Promise<void> {
  const { id: business_id } = exampleBusiness();
  for (let use = 0; use < (link.max_uses ?? 0); use += 1) {
    const id = idFrom('transaction', newSeed());
    await trx
      .insertInto('checkout_addresses')
      .values({ reference: id, business_id, kind: 'payment', subject_id: id })
      .execute();
    const at = new Date(link.updated_at);
    await trx
      .insertInto('payments')
      .values({
        id,
        business_id,
        mode: link.mode,
        reference: id,
        checkout_reference: id,
        amount: 1,
        currency: link.currency,
        status: 'succeeded',
        source: 'payment_link',
        payment_link_id: link.id,
        customer: jsonb({ email: 'payer@example.com', name: null, phone: null, address: null }),
        metadata: jsonb({}),
        custom_fields: jsonb([]),
        captured_amount: 1,
        fee_amount: 0,
        refund_claimed_amount: 0,
        refunded_amount: 0,
        created_at: at,
        expires_at: at,
        paid_at: at,
        updated_at: at,
      })
      .execute();
  }
}
