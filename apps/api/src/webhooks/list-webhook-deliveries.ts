import type { WebhookDeliveryStatus } from '@harbour/contract/enums';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import type { Page } from '../platform/keyset-page.ts';
import { readPage } from '../platform/keyset-page.ts';
import type { Delivery } from './delivery-repository.ts';
import { loadEndpoint } from './endpoint-repository.ts';

export interface DeliveryFilter {
  endpointId: string;
  status: WebhookDeliveryStatus | undefined;
}

/**
 * A page of the log of an endpoint, newest first.
 *
 * Fails with: not_found, invalid_cursor.
 */
export function listWebhookDeliveries(
  { database }: AppDependencies,
  businessId: string,
  filter: DeliveryFilter,
  page: { limit: number; cursor: string | undefined },
): Promise<Page<Delivery>> {
  return database.forBusiness(businessId, async (trx) => {
    const endpoint = await loadEndpoint(trx, businessId, filter.endpointId);
    const deliveries = () => {
      const all = trx.selectFrom('webhook_deliveries').selectAll().where('endpoint_id', '=', endpoint.id);
      return filter.status === undefined ? all : all.where('status', '=', filter.status);
    };
    return readPage(
      { ...page, filter: ['webhook_deliveries', filter] },
      ({ condition, direction, limit }) =>
        deliveries()
          .where(condition(sql.ref('created_at'), sql.ref('id')))
          .orderBy('created_at', direction)
          .orderBy('id', direction)
          .limit(limit)
          .execute(),
      async (limit) => {
        const { total } = await trx
          .selectFrom(deliveries().limit(limit).as('counted'))
          .select((select) => select.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return total;
      },
    );
  });
}
