import type { Selectable, Updateable } from 'kysely';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { WebhooksTables } from './tables.ts';

export type Endpoint = Selectable<WebhooksTables['webhook_endpoints']>;

/** All endpoints of a mode, the oldest first. */
export function listEndpoints(
  trx: Transaction,
  businessId: string,
  mode: Endpoint['mode'],
): Promise<Endpoint[]> {
  return trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('mode', '=', mode)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function selectEndpoint(trx: Transaction, businessId: string, id: string) {
  return trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id);
}

/** Fails with: not_found. */
export async function loadEndpoint(trx: Transaction, businessId: string, id: string): Promise<Endpoint> {
  const endpoint = await selectEndpoint(trx, businessId, id).executeTakeFirst();
  if (endpoint === undefined) throw new DomainError('not_found');
  return endpoint;
}

/** Reads an endpoint and holds its row: whoever changes it or its deliveries takes it first. */
export function lockEndpoint(
  trx: Transaction,
  businessId: string,
  id: string,
): Promise<Endpoint | undefined> {
  return selectEndpoint(trx, businessId, id).forNoKeyUpdate().executeTakeFirst();
}

export function changeEndpoint(
  trx: Transaction,
  endpoint: Pick<Endpoint, 'business_id' | 'id'>,
  values: Updateable<WebhooksTables['webhook_endpoints']>,
): Promise<Endpoint> {
  return trx
    .updateTable('webhook_endpoints')
    .set(values)
    .where('business_id', '=', endpoint.business_id)
    .where('id', '=', endpoint.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
