import type { WebhookEventType } from '@harbour/contract/enums';
import { webhookEventTypes } from '@harbour/contract/enums';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { listEndpoints } from './endpoint-repository.ts';

/** Endpoints that a business can have in each mode. */
export const MOST_ENDPOINTS = 16;

/** Each type once, in the order of the contract. */
export function distinctTypes(asked: readonly WebhookEventType[]): WebhookEventType[] {
  return webhookEventTypes.filter((type) => asked.includes(type));
}

/**
 * Refuses an address that another endpoint of the mode has. Hold the business's row, so that no second one comes at once.
 *
 * Fails with: webhook_url_taken.
 */
export async function refuseTakenUrl(
  trx: Transaction,
  { business_id, mode, url, id }: Pick<Endpoint, 'business_id' | 'mode' | 'url'> & { id?: string },
): Promise<Endpoint[]> {
  const present = await listEndpoints(trx, business_id, mode);
  if (present.some((other) => other.url === url && other.id !== id)) {
    const message = 'Another endpoint of this mode has this address already.';
    throw new DomainError('webhook_url_taken', {
      message,
      errors: [{ field: 'url', message, code: 'taken' }],
    });
  }
  return present;
}
