import { cardTable } from './card-table.ts';

/** A card that may be typed into the sandbox, with a future expiry and a CVC of the right length. */
export type TestCard = { number: string; brand: string; behaviour: string };

/** Every card the sandbox takes, for people: successes first. */
export const testCards: readonly TestCard[] = cardTable.map(({ number, brand, behaviour }) => ({
  number,
  brand,
  behaviour,
}));
