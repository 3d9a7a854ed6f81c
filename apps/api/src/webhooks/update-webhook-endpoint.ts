import type { Schemas } from '@harbour/contract/schema';
import { lockBusiness } from '../businesses/lock-business.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { recordEvent } from '../platform/outbox.ts';
import { distinctTypes, refuseTakenUrl } from './check-endpoint.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { changeEndpoint, lockEndpoint } from './endpoint-repository.ts';
import { parseEndpointUrl } from './endpoint-url.ts';

type Change = Schemas['UpdateWebhookEndpointRequest'];

/**
 * Changes address or event types, or switches an endpoint on or off. Switched on, or at a new address, it starts with a clean
 * record.
 *
 * Fails with: not_found, validation_failed, webhook_url_taken.
 */
export function updateWebhookEndpoint(
  { config, database, clock }: AppDependencies,
  { businessId, userId }: MemberCaller,
  id: string,
  change: Change,
): Promise<Endpoint> {
  const url =
    change.url === undefined ? undefined : parseEndpointUrl(change.url, config.webhookPrivateTargets).href;
  return database.forBusiness(businessId, async (trx) => {
    const now = clock.now();
    await lockBusiness(trx, businessId);
    const before = await lockEndpoint(trx, businessId, id);
    if (before === undefined) throw new DomainError('not_found');
    if (url !== undefined) await refuseTakenUrl(trx, { ...before, url });
    const switchedOn = change.enabled === true && before.disabled_at !== null;
    const moved = url !== undefined && url !== before.url;
    const endpoint = await changeEndpoint(trx, before, {
      url,
      event_types: change.event_types === undefined ? undefined : distinctTypes(change.event_types),
      updated_at: now,
      ...(switchedOn ? { disabled_at: null, disabled_reason: null } : {}),
      ...(switchedOn || moved ? { failing_since: null } : {}),
    });
    await recordEvent(trx, {
      businessId,
      type: 'webhook_endpoint.updated',
      subjectId: id,
      payload: { by: userId, fields: Object.keys(change) },
      occurredAt: now,
    });
    if (change.enabled !== false || before.disabled_at !== null) return endpoint;
    return disableEndpoint(trx, endpoint, 'manual', now);
  });
}
