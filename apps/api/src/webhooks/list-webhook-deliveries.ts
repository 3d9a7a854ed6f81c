import type { WebhookDeliveryStatus } from '@harbour/contract/enums';
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
    const all = trx.selectFrom('webhook_deliveries').selectAll().where('endpoint_id', '=', endpoint.id);
    const deliveries = filter.status === undefined ? all : all.where('status', '=', filter.status);
    return readPage(trx, deliveries, 'webhook_deliveries', {
      ...page,
      filter: ['webhook_deliveries', filter],
    });
  });
}
