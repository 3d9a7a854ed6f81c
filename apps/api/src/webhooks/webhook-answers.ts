import type { Schemas } from '@harbour/contract/schema';
import type { PersonNamed } from '../payments/people.ts';
import { namePeople, personOrNull } from '../payments/people.ts';
import type { Transaction } from '../platform/database.ts';
import type { Attempt, Delivery, DeliveryPlace } from './delivery-repository.ts';
import { listAttempts, loadDelivery } from './delivery-repository.ts';
import type { Endpoint } from './endpoint-repository.ts';

const timeOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;

function endpointAnswer(
  endpoint: Endpoint,
  people: ReadonlyMap<string, PersonNamed>,
  now: Date,
): Schemas['WebhookEndpoint'] {
  const end = endpoint.previous_secret_expires_at;
  return {
    id: endpoint.id,
    mode: endpoint.mode,
    url: endpoint.url,
    event_types: endpoint.event_types,
    status: endpoint.disabled_at === null ? 'enabled' : 'disabled',
    disabled_reason: endpoint.disabled_reason,
    disabled_at: timeOrNull(endpoint.disabled_at),
    failing_since: timeOrNull(endpoint.failing_since),
    previous_secret_expires_at: end !== null && end > now ? end.toISOString() : null,
    created_by: personOrNull(people, endpoint.created_by),
    created_at: endpoint.created_at.toISOString(),
    updated_at: endpoint.updated_at.toISOString(),
  };
}

/** Endpoints as the wire shows them: never with a secret. */
export async function endpointAnswers(
  trx: Transaction,
  endpoints: readonly Endpoint[],
  now: Date,
): Promise<Schemas['WebhookEndpoint'][]> {
  const people = await namePeople(
    trx,
    endpoints.map(({ created_by }) => created_by),
  );
  return endpoints.map((endpoint) => endpointAnswer(endpoint, people, now));
}

/** One endpoint as the wire shows it. */
export async function answerEndpoint(
  trx: Transaction,
  endpoint: Endpoint,
  now: Date,
): Promise<Schemas['WebhookEndpoint']> {
  const people = await namePeople(trx, [endpoint.created_by]);
  return endpointAnswer(endpoint, people, now);
}

export function deliveryAnswer(delivery: Delivery): Schemas['WebhookDelivery'] {
  return {
    id: delivery.id,
    endpoint_id: delivery.endpoint_id,
    event_id: delivery.event_id,
    event_type: delivery.event_type,
    status: delivery.status,
    tries: delivery.tries,
    response_status: delivery.response_status,
    next_try_at: timeOrNull(delivery.next_try_at),
    created_at: delivery.created_at.toISOString(),
    finished_at: timeOrNull(delivery.finished_at),
  };
}

function attemptAnswer(attempt: Attempt): Schemas['WebhookAttempt'] {
  return {
    attempt: attempt.attempt,
    started_at: attempt.started_at.toISOString(),
    duration_ms: attempt.duration_ms,
    request_headers: attempt.request_headers,
    response_status: attempt.response_status,
    response_body: attempt.response_body,
    error: attempt.error,
  };
}

/**
 * A delivery with its tries, as the wire shows it.
 *
 * Fails with: not_found.
 */
export async function answerDelivery(
  trx: Transaction,
  place: DeliveryPlace,
): Promise<Schemas['WebhookDeliveryDetail']> {
  const delivery = await loadDelivery(trx, place);
  const attempts = await listAttempts(trx, delivery.id);
  return {
    ...deliveryAnswer(delivery),
    request_body: delivery.body,
    attempts: attempts.map(attemptAnswer),
  };
}
