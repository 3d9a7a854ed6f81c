import type { Schemas } from '@harbour/contract/schema';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { DAY, after } from '../platform/clock.ts';
import { recordEvent } from '../platform/outbox.ts';
import { provePresence } from '../users/prove-presence.ts';
import { changeEndpoint, lockEndpoint } from './endpoint-repository.ts';
import { sealSecret } from './secret-vault.ts';
import { newWebhookSecret } from './signature.ts';
import { answerEndpoint } from './webhook-answers.ts';

/** How long deliveries are signed with the previous secret as well. */
const GRACE = DAY;

/**
 * Makes a new secret, told here and never again. For a day deliveries carry a signature by the old one too; the one
 * before that, if there is still one, ends at once.
 *
 * Fails with: reauthentication_required, account_locked, not_found.
 */
export async function rotateWebhookSecret(
  deps: AppDependencies,
  caller: MemberCaller,
  id: string,
  currentPassword: string | undefined,
): Promise<Schemas['WebhookEndpointWithSecret']> {
  await provePresence(deps, caller, currentPassword);
  const { businessId, userId } = caller;
  const secret = newWebhookSecret();
  return deps.database.forBusiness(businessId, async (trx) => {
    const now = deps.clock.now();
    const before = await lockEndpoint(trx, businessId, id);
    if (before === undefined) throw new DomainError('not_found');
    const endpoint = await changeEndpoint(trx, before, {
      secret: sealSecret(deps.webhookKey, before, secret),
      previous_secret: before.secret,
      previous_secret_expires_at: after(now, GRACE),
      updated_at: now,
    });
    await recordEvent(trx, {
      businessId,
      type: 'webhook_endpoint.secret_rotated',
      subjectId: id,
      payload: { by: userId },
      occurredAt: now,
    });
    return { endpoint: await answerEndpoint(trx, endpoint, now), secret };
  });
}
