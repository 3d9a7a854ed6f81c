import type { Schemas } from '@harbour/contract/schema';
import { isCurrency } from '@harbour/domain/money';
import { isTimeZone } from '@harbour/domain/time-zone';
import type { AppDependencies } from '../dependencies.ts';
import type { SessionCaller } from '../http/caller.ts';
import { DomainError, fieldError } from '../http/errors.ts';
import { plainLine } from '../http/plain-text.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { recordEvent } from '../platform/outbox.ts';
import { joinAsOwner } from '../team/join-as-owner.ts';
import { normaliseEmail } from '../users/email.ts';
import { toBusiness } from './business.ts';
import type { BusinessRow } from './business.ts';
import { findBusiness } from './find-business.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that are well-formed but no country's: user-assigned ones and unions. */
const NO_COUNTRY = /^(A[A]|Q[M-Z]|X[A-Z]|ZZ|EU|EZ|UN|QO)$/;

function isCountry(code: string): boolean {
  return (code === 'XK' || !NO_COUNTRY.test(code)) && regions.of(code) !== undefined;
}

function toRow(id: string, details: Schemas['RegisterBusinessRequest'], now: Date): BusinessRow {
  if (!isCountry(details.country)) throw fieldError('country', 'not_supported', 'Choose a country.');
  if (!isTimeZone(details.time_zone)) {
    throw fieldError('time_zone', 'invalid_choice', 'Choose a time zone, such as Africa/Lagos.');
  }
  if (!isCurrency(details.default_currency)) {
    const message = 'Choose a currency of ISO 4217.';
    throw new DomainError('currency_not_supported', {
      message,
      errors: [{ field: 'default_currency', message, code: 'not_supported' }],
    });
  }
  return {
    id,
    name: plainLine('name', details.name),
    legal_name: details.legal_name === undefined ? null : plainLine('legal_name', details.legal_name),
    type: details.type,
    country: details.country,
    time_zone: details.time_zone,
    default_currency: details.default_currency,
    support_email: details.support_email === undefined ? null : normaliseEmail(details.support_email),
    support_phone: details.support_phone ?? null,
    website: details.website ?? null,
    logo_url: null,
    brand_color: null,
    status: 'unverified',
    submitted_at: null,
    decided_at: null,
    created_at: now,
  };
}

async function insertBusiness(trx: Transaction, row: BusinessRow, caller: SessionCaller): Promise<void> {
  await trx.insertInto('businesses').values(row).execute();
  await trx
    .insertInto('business_accounts')
    .values({
      id: newId('business_account'),
      business_id: row.id,
      currency: row.default_currency,
      bank_name: null,
      account_name: null,
      last4: null,
      is_default: true,
      created_at: row.created_at,
    })
    .execute();
  await joinAsOwner(trx, {
    businessId: row.id,
    userId: caller.userId,
    email: caller.email,
    now: row.created_at,
  });
  await recordEvent(trx, {
    businessId: row.id,
    type: 'business.registered',
    subjectId: row.id,
    payload: { by: caller.userId },
    occurredAt: row.created_at,
  });
}

/**
 * Makes the business of a signed-in person, who becomes its owner, with its roles and an account in its currency.
 *
 * @param id of the new business; a call that was killed midway comes again with the same one.
 *
 * Fails with: already_in_business, validation_failed, currency_not_supported.
 */
export async function registerBusiness(
  deps: AppDependencies,
  caller: SessionCaller,
  id: string,
  details: Schemas['RegisterBusinessRequest'],
): Promise<Schemas['Business']> {
  const row = toRow(id, details, deps.clock.now());
  const stored = await deps.database.acrossBusinesses(async (trx) => {
    // One business a person, however many calls come at once.
    await trx.selectFrom('users').select('id').where('id', '=', caller.userId).forUpdate().execute();
    const bound = await trx
      .selectFrom('team_members')
      .select('business_id')
      .where('user_id', '=', caller.userId)
      .where('status', 'in', ['active', 'disabled'])
      .executeTakeFirst();
    if (bound !== undefined && bound.business_id !== id) throw new DomainError('already_in_business');
    if (bound === undefined) await insertBusiness(trx, row, caller);
    return findBusiness(trx, id);
  });
  return toBusiness(stored ?? row);
}
