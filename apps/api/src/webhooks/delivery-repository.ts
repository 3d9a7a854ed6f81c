import type { Selectable } from 'kysely';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { WebhooksTables } from './tables.ts';

export type Delivery = Selectable<WebhooksTables['webhook_deliveries']>;
export type Attempt = Selectable<WebhooksTables['webhook_attempts']>;

export interface DeliveryPlace {
  businessId: string;
  endpointId: string;
  deliveryId: string;
}

/** Fails with: not_found. */
export async function loadDelivery(trx: Transaction, place: DeliveryPlace): Promise<Delivery> {
  const delivery = await trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('business_id', '=', place.businessId)
    .where('endpoint_id', '=', place.endpointId)
    .where('id', '=', place.deliveryId)
    .executeTakeFirst();
  if (delivery === undefined) throw new DomainError('not_found');
  return delivery;
}

/** The tries of a delivery, the oldest first. */
export function listAttempts(trx: Transaction, deliveryId: string): Promise<Attempt[]> {
  return trx
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('attempt')
    .execute();
}

/** Makes a delivery that is due at once, or leaves alone the one that there is of that event to that endpoint. */
export async function insertDelivery(
  trx: Transaction,
  delivery: Pick<
    Delivery,
    'id' | 'business_id' | 'endpoint_id' | 'event_id' | 'event_type' | 'body' | 'created_at'
  >,
): Promise<void> {
  await trx
    .insertInto('webhook_deliveries')
    .values({
      ...delivery,
      status: 'pending',
      next_try_at: delivery.created_at,
      response_status: null,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
