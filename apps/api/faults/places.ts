import { FAILPOINTS } from '../src/platform/failpoint.ts';
import type { Random } from './random.ts';
import { pick } from './random.ts';

/** A moment that nobody chose, and the same for PostgreSQL. */
export const OUTSIDE = 'any moment';
export const POSTGRES = 'PostgreSQL';
const PLACES: readonly string[] = [...FAILPOINTS, OUTSIDE, POSTGRES];

/** Every place equally often, in an order of the seed's. */
export function placesOf(random: Random, kills: number): string[] {
  const places: string[] = [];
  while (places.length < kills) {
    const left = [...PLACES];
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
