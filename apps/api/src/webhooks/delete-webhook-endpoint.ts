import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { recordEvent } from '../platform/outbox.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { loadEndpoint } from './endpoint-repository.ts';

/**
 * Deletes an endpoint with its deliveries; says what it was. A try that is under way is the last one.
 *
 * Fails with: not_found.
 */
export function deleteWebhookEndpoint(
  { database, clock }: AppDependencies,
  { businessId, userId }: MemberCaller,
  id: string,
): Promise<Endpoint> {
  return database.forBusiness(businessId, async (trx) => {
    const endpoint = await loadEndpoint(trx, businessId, id);
    await trx
      .deleteFrom('webhook_endpoints')
      .where('business_id', '=', businessId)
      .where('id', '=', id)
      .execute();
    await recordEvent(trx, {
      businessId,
      type: 'webhook_endpoint.deleted',
      subjectId: id,
      payload: { mode: endpoint.mode, url: endpoint.url, by: userId },
      occurredAt: clock.now(),
    });
    return endpoint;
  });
}
