import type { Schemas } from '@harbour/contract/schema';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { DeliveryPlace } from './delivery-repository.ts';
import { loadDelivery } from './delivery-repository.ts';
import { lockEndpoint } from './endpoint-repository.ts';
import { answerDelivery } from './webhook-answers.ts';

/**
 * Makes a delivery due now, whatever became of it: the same bytes under the same webhook-id. It goes on counting tries,
 * so that one whose tries are used up gets this one more. What had arrived once stays delivered if it fails now.
 *
 * Fails with: not_found, webhook_disabled.
 */
export function resendWebhookDelivery(
  { database, clock }: AppDependencies,
  place: DeliveryPlace,
): Promise<Schemas['WebhookDeliveryDetail']> {
  return database.forBusiness(place.businessId, async (trx) => {
    const endpoint = await lockEndpoint(trx, place.businessId, place.endpointId);
    if (endpoint === undefined) throw new DomainError('not_found');
    const delivery = await loadDelivery(trx, place);
    if (endpoint.disabled_at !== null) throw new DomainError('webhook_disabled');
    await trx
      .updateTable('webhook_deliveries')
      .set({ status: 'pending', next_try_at: clock.now(), finished_at: null })
      .where('id', '=', delivery.id)
      .execute();
    return answerDelivery(trx, place);
  });
}
