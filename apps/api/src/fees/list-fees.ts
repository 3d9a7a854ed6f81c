import type { Schemas } from '@harbour/contract/schema';
import { sql } from 'kysely';
import { moneyOrNull } from '../payments/money-answer.ts';
import type { Transaction } from '../platform/database.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import { ANY_CURRENCY } from './find-fee-schedule.ts';

/**
 * What payments of a business cost at an instant, and what is announced: for each currency and origin of the card the
 * version that `findFeeSchedule` finds, and newer ones that are to come.
 */
export async function listFees(
  trx: Transaction,
  businessId: string,
  now: Date,
): Promise<Schemas['FeeTerms'][]> {
  const rows = await trx
    .selectFrom('fee_schedules')
    .selectAll()
    .where((where) => where.or([where('business_id', '=', businessId), where('business_id', 'is', null)]))
    .orderBy((by) => by('currency', '=', ANY_CURRENCY))
    .orderBy('currency')
    .orderBy('card_origin', 'desc')
    // A version of the business's own comes before the default, and a newer one before those that it took the place of.
    .orderBy(sql`business_id nulls last`)
    .orderBy('version', 'desc')
    .execute();
  return [...Map.groupBy(rows, ({ currency, card_origin }) => `${currency} ${card_origin}`).values()].flatMap(
    (versions) => {
      // One that begins no earlier than one that comes before it never counts.
      const firstOf = (before: FeeSchedule[]) =>
        Math.min(...before.map((each) => each.effective_from.getTime()));
      const counting = versions.filter(
        ({ effective_from }, at) => effective_from.getTime() < firstOf(versions.slice(0, at)),
      );
      const inEffect = counting.findIndex(({ effective_from }) => effective_from <= now);
      return (inEffect === -1 ? counting : counting.slice(0, inEffect + 1))
        .toReversed()
        .map((version) => termsOf(version, now));
    },
  );
}

function termsOf(schedule: FeeSchedule, now: Date): Schemas['FeeTerms'] {
  const { currency, fixed, cap, waiver_threshold } = schedule;
  return {
    currency: currency === ANY_CURRENCY ? null : currency,
    card_origin: schedule.card_origin,
    bearer: schedule.bearer,
    basis_points: schedule.basis_points,
    fixed: moneyOrNull(fixed === 0 ? null : fixed, currency),
    cap: moneyOrNull(cap, currency),
    waiver_threshold: moneyOrNull(waiver_threshold, currency),
    effective_from: schedule.effective_from.toISOString(),
    upcoming: schedule.effective_from > now,
  };
}
