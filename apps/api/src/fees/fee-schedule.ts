import type { Selectable } from 'kysely';
import { feeFor } from '@harbour/domain/fees';
import type { FeesTables } from './tables.ts';

export type FeeSchedule = Selectable<FeesTables['fee_schedules']>;
export type CardOrigin = FeeSchedule['card_origin'];

/** A card whose country nobody knows is priced as foreign: the business is never shown a lower fee than it pays. */
export function cardOrigin(cardCountry: string | null, businessCountry: string): CardOrigin {
  return cardCountry === businessCountry ? 'local' : 'international';
}

/** The fee of a captured payment in minor units, rounded half-up once. */
export function feeOf(amount: number, schedule: FeeSchedule): number {
  return feeFor(amount, schedule);
}
