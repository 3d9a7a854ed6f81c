import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { MINUTE, after } from '../platform/clock.ts';
import { jsonb } from '../platform/database.ts';

/** A delivery that is this server's to send now, with where to and the secrets to sign it with. */
export interface LeasedDelivery {
  id: string;
  business_id: string;
  endpoint_id: string;
  event_id: string;
  body: string;
  /** Which try this is. */
  tries: number;
  url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_expires_at: Date | null;
}

/** Far longer than a try can take: whoever holds a delivery longer was killed. */
const LEASE = MINUTE;

/** Tries at once to one endpoint, and to one that the last try did not reach. */
const PER_ENDPOINT = 8;
const PER_FAILING_ENDPOINT = 1;

/**
 * Takes deliveries that are due, a few of each endpoint, those that work first: one that is slow or has much waiting
 * keeps none of the others from their turn. Until the lease ends no other server takes them.
 *
 * @param sending how many tries to each endpoint are under way here
 * @param room how many may be taken
 */
export function leaseDueDeliveries(
  { database, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  sending: ReadonlyMap<string, number>,
  room: number,
): Promise<LeasedDelivery[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return [];
    const now = clock.now();
    const busy = jsonb(Object.fromEntries(sending));
    const { rows } = await sql<LeasedDelivery>`
      with due as (
        select candidate.id
        from webhook_endpoints endpoint
        cross join lateral (
          select delivery.id, delivery.next_try_at
          from webhook_deliveries delivery
          where delivery.endpoint_id = endpoint.id and delivery.status = 'pending' and delivery.next_try_at <= ${now}
          order by delivery.next_try_at, delivery.id
          limit greatest(0,
            case when endpoint.failing_since is null then ${PER_ENDPOINT}::int else ${PER_FAILING_ENDPOINT}::int end
              - coalesce((${busy}::jsonb ->> endpoint.id)::int, 0))
          for update skip locked
        ) candidate
        where endpoint.disabled_at is null
        order by endpoint.failing_since is not null, candidate.next_try_at, candidate.id
        limit ${room}
      )
      update webhook_deliveries delivery
      set tries = delivery.tries + 1, next_try_at = ${after(now, LEASE)}
      from due, webhook_endpoints endpoint
      where delivery.id = due.id and endpoint.id = delivery.endpoint_id
      returning delivery.id, delivery.business_id, delivery.endpoint_id, delivery.event_id, delivery.body, delivery.tries,
        endpoint.url, endpoint.secret, endpoint.previous_secret, endpoint.previous_secret_expires_at
    `.execute(trx);
    return rows;
  });
}
