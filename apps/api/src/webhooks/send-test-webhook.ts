import type { Schemas } from '@harbour/contract/schema';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import { insertDeliveries } from './delivery-repository.ts';
import { lockEndpoint } from './endpoint-repository.ts';
import { answerDelivery } from './webhook-answers.ts';
import { TEST_EVENT, bodyOf } from './webhook-event.ts';

/** The ids that belong to this call: run again, it finds what it made. */
interface TestEvent {
  businessId: string;
  endpointId: string;
  deliveryId: string;
  eventId: string;
}

/**
 * Puts an event that tells of nothing on its way to one endpoint.
 *
 * Fails with: not_found, webhook_disabled.
 */
export function sendTestWebhook(
  { database, clock }: AppDependencies,
  event: TestEvent,
): Promise<Schemas['WebhookDeliveryDetail']> {
  return database.forBusiness(event.businessId, async (trx) => {
    const now = clock.now();
    const endpoint = await lockEndpoint(trx, event.businessId, event.endpointId);
    if (endpoint === undefined) throw new DomainError('not_found');
    if (endpoint.disabled_at !== null) throw new DomainError('webhook_disabled');
    const body = bodyOf({
      id: event.eventId,
      type: TEST_EVENT,
      mode: endpoint.mode,
      occurredAt: now,
      data: { id: endpoint.id },
    });
    await insertDeliveries(trx, [
      {
        id: event.deliveryId,
        business_id: event.businessId,
        endpoint_id: endpoint.id,
        event_id: event.eventId,
        event_type: TEST_EVENT,
        body,
        created_at: now,
      },
    ]);
    return answerDelivery(trx, event);
  });
}
