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

/** Tries at once of one business: what is slow, or much, is slow for that business alone. */
const PER_BUSINESS = 32;

/**
 * Takes deliveries that are due, a few of each endpoint and each business, those that work first: one that is slow or has
 * much waiting keeps none of the others from their turn. Until the lease ends no other server takes them.
 *
 * @param sending how many tries are under way here, by the id of their endpoint and by that of their business
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
      with candidates as (
        select candidate.id, candidate.next_try_at, endpoint.business_id,
          endpoint.failing_since is not null as failing,
          coalesce((${busy}::jsonb ->> endpoint.id)::int, 0)
            + row_number() over (partition by endpoint.id order by candidate.next_try_at, candidate.id) as of_endpoint
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
      ), places as (
        select id, next_try_at, failing,
          coalesce((${busy}::jsonb ->> business_id)::int, 0)
            + row_number() over (partition by business_id order by failing, of_endpoint, next_try_at, id) as of_business
        from candidates
      ), due as (
        select id from places
        where of_business <= ${PER_BUSINESS}
        order by failing, of_business, next_try_at, id
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

/**
 * Gives back a delivery whose try was not made, which then does not count. Nothing happens once it is another's.
 *
 * @param nextTryAt when it may be taken again; left out, once the lease ends
 */
export function giveBack(
  { database }: Pick<AppDependencies, 'database'>,
  { id, business_id, tries }: LeasedDelivery,
  nextTryAt?: Date,
): Promise<void> {
  return database.forBusiness(business_id, async (trx) => {
    await trx
      .updateTable('webhook_deliveries')
      .set({ tries: tries - 1, next_try_at: nextTryAt })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('status', '=', 'pending')
      .execute();
  });
}
