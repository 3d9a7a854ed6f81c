import type { Schemas } from '@harbour/contract/schema';
import { lockBusiness } from '../businesses/lock-business.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { assertOpenTo } from '../payments/mode-available.ts';
import { newId } from '../platform/ids.ts';
import { recordEvent } from '../platform/outbox.ts';
import { MOST_ENDPOINTS, distinctTypes, refuseTakenUrl } from './check-endpoint.ts';
import { parseEndpointUrl } from './endpoint-url.ts';
import { sealSecret } from './secret-vault.ts';
import { newWebhookSecret } from './signature.ts';
import { answerEndpoint } from './webhook-answers.ts';

/**
 * Adds an address that events are posted to from now on. Its secret is told here and never again.
 *
 * Fails with: validation_failed, live_mode_unavailable, webhook_limit_reached, webhook_url_taken.
 */
export async function createWebhookEndpoint(
  { config, database, clock, webhookKey }: AppDependencies,
  { businessId, userId }: MemberCaller,
  request: Schemas['CreateWebhookEndpointRequest'],
): Promise<Schemas['WebhookEndpointWithSecret']> {
  const { mode = 'test' } = request;
  const url = parseEndpointUrl(request.url, config.webhookPrivateTargets).href;
  const now = clock.now();
  const owner = { business_id: businessId, id: newId('webhook_endpoint') };
  const secret = newWebhookSecret();
  return database.forBusiness(businessId, async (trx) => {
    await assertOpenTo(trx, businessId, mode);
    await lockBusiness(trx, businessId);
    const present = await refuseTakenUrl(trx, { business_id: businessId, mode, url });
    if (present.length >= MOST_ENDPOINTS) throw new DomainError('webhook_limit_reached');
    const endpoint = await trx
      .insertInto('webhook_endpoints')
      .values({
        ...owner,
        mode,
        url,
        event_types: distinctTypes(request.event_types),
        secret: sealSecret(webhookKey, owner, secret),
        created_by: userId,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(trx, {
      businessId,
      type: 'webhook_endpoint.created',
      subjectId: endpoint.id,
      payload: { mode, url, by: userId },
      occurredAt: now,
    });
    return { endpoint: await answerEndpoint(trx, endpoint, now), secret };
  });
}
