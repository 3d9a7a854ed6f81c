import { isCurrency, parseMoney } from '@harbour/domain/money';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import type { CardOrigin, FeeSchedule } from './fee-schedule.ts';
import { ANY_CURRENCY } from './find-fee-schedule.ts';

/** What an operator asks for, as it was typed; amounts in major units with a point: `100.00`. */
export interface WantedFees {
  /** The business's id, or `everybody` for the default of all that have no price of their own. */
  business: string;
  /** A code of ISO 4217, or `*` for every currency without a price of its own. */
  currency: string;
  origin: string;
  /** With up to two decimals: `1.5`. */
  percent: string;
  fixed?: string | undefined;
  cap?: string | undefined;
  /** Below this amount the fixed part is waived. */
  waiveBelow?: string | undefined;
  bearer?: string | undefined;
  /** RFC 3339; at once where it is left out. */
  from?: string | undefined;
}

/** A wish that makes no sense, in words for whoever typed it. */
export class FeesRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FeesRefused';
  }
}

type Terms = Omit<FeeSchedule, 'id' | 'version'>;

/**
 * Sets what payments cost from some time on, as a new version: payments that were priced keep theirs. The newest version
 * that has begun counts, so that it also takes the place of one that was announced before it and is still to come.
 *
 * Fails with: FeesRefused.
 */
export async function setFees(
  { database, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  wanted: WantedFees,
): Promise<FeeSchedule> {
  const terms = readFees(wanted, clock.now());
  return database.acrossBusinesses(async (trx) => {
    const { business_id, currency, card_origin } = terms;
    // One at a time, so that versions follow one another.
    await sql`select pg_advisory_xact_lock(hashtextextended('fee schedules', 0))`.execute(trx);
    if (business_id !== null) {
      const known = await trx
        .selectFrom('businesses')
        .select('id')
        .where('id', '=', business_id)
        .executeTakeFirst();
      if (known === undefined) throw new FeesRefused(`There is no business ${business_id}.`);
    }
    const { newest } = await trx
      .selectFrom('fee_schedules')
      .select((select) => select.fn.max('version').as('newest'))
      .where('business_id', 'is not distinct from', business_id)
      .where('currency', '=', currency)
      .where('card_origin', '=', card_origin)
      .executeTakeFirstOrThrow();
    const version = (newest ?? 0) + 1;
    const place = `${currency === ANY_CURRENCY ? 'any' : currency.toLowerCase()}_${card_origin}_${version}`;
    return trx
      .insertInto('fee_schedules')
      .values({ ...terms, id: `fee_${business_id ?? 'default'}_${place}`, version })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const HIGHEST = 10_000;

function readFees(wanted: WantedFees, now: Date): Terms {
  const { currency } = wanted;
  if (currency !== ANY_CURRENCY && !isCurrency(currency))
    throw new FeesRefused(`${currency} is no currency of ISO 4217.`);
  const amountOf = (name: string, text: string | undefined): number | null => {
    if (text === undefined) return null;
    if (currency === ANY_CURRENCY)
      throw new FeesRefused(`${name} would be another sum in each currency. Name one currency.`);
    const read = parseMoney(text, currency);
    if (!read.ok) throw new FeesRefused(`${name} is no amount of ${currency}: ${text}.`);
    return read.money.amount;
  };
  const terms = {
    business_id: wanted.business === 'everybody' ? null : wanted.business,
    currency,
    card_origin: oneOf<CardOrigin>('origin', wanted.origin, ['local', 'international']),
    basis_points: basisPointsOf(wanted.percent),
    fixed: amountOf('fixed', wanted.fixed) ?? 0,
    cap: amountOf('cap', wanted.cap),
    waiver_threshold: amountOf('waive-below', wanted.waiveBelow),
    bearer: oneOf<Terms['bearer']>('bearer', wanted.bearer ?? 'merchant', ['merchant', 'payer']),
    effective_from: instantOf(wanted.from, now),
  };
  if (terms.cap !== null && terms.cap < terms.fixed)
    throw new FeesRefused('The cap is below the fixed part.');
  if (terms.bearer === 'payer' && terms.basis_points >= HIGHEST)
    throw new FeesRefused('A fee of all of the sum cannot be added to it.');
  if (terms.bearer === 'payer' && terms.card_origin === 'international')
    throw new FeesRefused(
      'A payer is shown the fee before a card is known: only the local schedule says who bears it.',
    );
  return terms;
}

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new FeesRefused(`${name} is one of: ${choices.join(', ')}.`);
  return found;
}

/** `1.5` is 150. */
function basisPointsOf(text: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text);
  const points =
    match === null ? HIGHEST + 1 : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (points > HIGHEST)
    throw new FeesRefused(`percent is from 0 to 100, with two decimals at most: ${text}.`);
  return points;
}

function instantOf(text: string | undefined, now: Date): Date {
  if (text === undefined) return now;
  const instant = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(instant.getTime()))
    throw new FeesRefused(`from is a time as 2026-12-01T00:00:00Z: ${text}.`);
  if (instant < now) throw new FeesRefused('from lies in the past: payments were priced by what held then.');
  return instant;
}
