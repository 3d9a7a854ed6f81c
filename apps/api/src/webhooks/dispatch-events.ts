import { webhookEventTypes } from '@harbour/contract/enums';
import type { Selectable } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { PlatformTables } from '../platform/platform-tables.ts';
import { insertDeliveries } from './delivery-repository.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { bodyOf, dataOf } from './webhook-event.ts';

type StoredEvent = Selectable<PlatformTables['outbox_events']>;
type Dependencies = Pick<AppDependencies, 'database' | 'clock'>;

const BATCH = 200;

const SUBSCRIBABLE: ReadonlySet<string> = new Set(webhookEventTypes);

/**
 * Makes a delivery of every event in the outbox for every endpoint that asks for it, in the commit that takes the event
 * off the outbox: killed at any point, an event is delivered to each endpoint once it is looked at again, and never has
 * two deliveries to one.
 */
export async function dispatchEvents(deps: Dependencies): Promise<void> {
  // A full batch means that more may wait.
  while ((await dispatchBatch(deps)) === BATCH) continue;
}

function dispatchBatch({ database, clock }: Dependencies): Promise<number> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return 0;
    const events = await trx
      .selectFrom('outbox_events')
      .selectAll()
      .where('dispatched_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (events.length === 0) return 0;
    await deliverEvents(trx, events, clock.now());
    await trx
      .updateTable('outbox_events')
      .set({ dispatched_at: clock.now() })
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute();
    return events.length;
  });
}

async function deliverEvents(trx: Transaction, events: readonly StoredEvent[], now: Date): Promise<void> {
  const told = events.filter(({ type }) => SUBSCRIBABLE.has(type));
  if (told.length === 0) return;
  // Shared, so that an endpoint that is being disabled is seen either before its deliveries fail or after.
  const endpoints = await trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('business_id', 'in', [...new Set(told.map(({ business_id }) => business_id))])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  const rows = told.flatMap((event) =>
    endpoints
      .filter((endpoint) => asksFor(endpoint, event))
      .map((endpoint) => ({
        id: newId('webhook_delivery'),
        business_id: event.business_id,
        endpoint_id: endpoint.id,
        event_id: event.id,
        event_type: event.type,
        body: bodyOf({
          id: event.id,
          type: event.type,
          mode: endpoint.mode,
          occurredAt: event.created_at,
          data: dataOf(event.subject_id, event.payload),
        }),
        created_at: now,
      })),
  );
  await insertDeliveries(trx, rows);
}

/** What happened before an endpoint was there is not sent to it. */
function asksFor(endpoint: Endpoint, event: StoredEvent): boolean {
  return (
    endpoint.business_id === event.business_id &&
    endpoint.mode === event.payload['mode'] &&
    endpoint.event_types.some((type) => type === event.type) &&
    endpoint.created_at <= event.created_at
  );
}
