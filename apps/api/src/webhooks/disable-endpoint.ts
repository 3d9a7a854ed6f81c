import type { WebhookDisabledReason } from '@harbour/contract/enums';
import { listPeopleAllowed } from '../team/list-people-allowed.ts';
import type { Transaction } from '../platform/database.ts';
import { queueMail } from '../platform/mail.ts';
import { recordEvent } from '../platform/outbox.ts';
import { givenUp } from './delivery-repository.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { changeEndpoint } from './endpoint-repository.ts';

/**
 * Stops sending to an endpoint. What waits fails, and can be sent again once somebody switches it on. Unless a person
 * did it, those who may switch it on are told by mail. Hold its row.
 */
export async function disableEndpoint(
  trx: Transaction,
  endpoint: Endpoint,
  reason: WebhookDisabledReason,
  now: Date,
): Promise<Endpoint> {
  const disabled = await changeEndpoint(trx, endpoint, {
    disabled_reason: reason,
    disabled_at: now,
    updated_at: now,
  });
  await trx
    .updateTable('webhook_deliveries')
    .set(givenUp(now))
    .where('business_id', '=', endpoint.business_id)
    .where('endpoint_id', '=', endpoint.id)
    .where('status', '=', 'pending')
    .execute();
  if (reason === 'manual') return disabled;
  await recordEvent(trx, {
    businessId: endpoint.business_id,
    type: 'webhook_endpoint.disabled',
    subjectId: endpoint.id,
    payload: { mode: endpoint.mode, url: endpoint.url, reason },
    occurredAt: now,
  });
  await mailNotice(trx, endpoint, reason, now);
  return disabled;
}

const minuteOf = (instant: Date): string => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

async function mailNotice(
  trx: Transaction,
  endpoint: Endpoint,
  reason: Exclude<WebhookDisabledReason, 'manual'>,
  now: Date,
): Promise<void> {
  const { name } = await trx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', endpoint.business_id)
    .executeTakeFirstOrThrow();
  const why =
    reason === 'gone'
      ? 'It answered 410 Gone, which says that it is not there any more.'
      : `Nothing has reached it since ${minuteOf(endpoint.failing_since ?? now)}.`;
  const text = [
    `We have stopped sending the ${endpoint.mode} events of ${name} to this address:`,
    '',
    endpoint.url,
    '',
    why,
    '',
    'Events that happen from now on are not sent to it. Once it works again, enable the endpoint; deliveries that',
    'failed can then be sent again from its log, which goes back 30 days.',
  ].join('\n');
  const people = await listPeopleAllowed(trx, endpoint.business_id, 'api_keys.update');
  for (const { email } of people) {
    await queueMail(trx, { to: email, subject: `${name}: a webhook endpoint was disabled`, text }, now);
  }
}
