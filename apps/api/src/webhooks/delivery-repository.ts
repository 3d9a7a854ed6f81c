import type { WebhookDeliveryStatus } from '@harbour/contract/enums';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
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

/** Makes deliveries that are due at once, and leaves alone the one that there is of an event to an endpoint. */
export async function insertDeliveries(
  trx: Transaction,
  deliveries: readonly Pick<
    Delivery,
    'id' | 'business_id' | 'endpoint_id' | 'event_id' | 'event_type' | 'body' | 'created_at'
  >[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await trx
    .insertInto('webhook_deliveries')
    .values(
      deliveries.map((delivery) => ({
        ...delivery,
        status: 'pending' as const,
        next_try_at: delivery.created_at,
        response_status: null,
        finished_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a delivery is that is tried no more: one that had arrived, and was sent again, stays delivered. */
export function givenUp(now: Date) {
  return {
    status: sql<WebhookDeliveryStatus>`case when exists (
      select from webhook_attempts attempt where attempt.delivery_id = webhook_deliveries.id and attempt.error is null
    ) then 'delivered' else 'failed' end`,
    next_try_at: null,
    finished_at: now,
  };
}
