import { FAILPOINTS } from '../src/platform/failpoint.ts';
import type { Random } from './random.ts';
import { pick } from './random.ts';
import type { AcquirerName } from './world.ts';

/** A moment that nobody chose, and the same for PostgreSQL. */
export const OUTSIDE = 'any moment';
export const POSTGRES = 'PostgreSQL';
/** Where an acquirer's id is written down before the money: the sandbox has none. */
const KEEPING: ReadonlySet<string> = new Set(['charge.before-keep', 'charge.kept']);

/** Every place that is reached with that acquirer equally often, in an order of the seed's. */
export function placesOf(random: Random, kills: number, acquirer: AcquirerName): string[] {
  const reached = FAILPOINTS.filter((name) => acquirer === 'stripe' || !KEEPING.has(name));
  const places: string[] = [];
  while (places.length < kills) {
    const left: string[] = [...reached, OUTSIDE, POSTGRES];
    while (left.length > 0) places.push(...left.splice(left.indexOf(pick(random, left)), 1));
  }
  return places.slice(0, kills);
}

/** Whether a settlement has to be due for this place to be reached. */
export function settles(place: string): boolean {
  return /^(settlement|payout)/.test(place);
}

/** Whether refunds have to be asked for, for this place to be reached. */
export function refunds(place: string): boolean {
  return place.startsWith('refund');
}

/** Settlements come one at a time; of the others there are many in each round. `undefined`: not a failpoint. */
export function failpointAt(random: Random, place: string): string | undefined {
  if (!FAILPOINTS.some((name) => name === place)) return undefined;
  if (settles(place)) return place;
  return `${place}:${1 + Math.floor(random() * (place === 'call.kept' ? 8 : 3))}`;
}
