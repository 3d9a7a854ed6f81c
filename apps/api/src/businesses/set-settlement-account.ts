import type { Schemas } from '@harbour/contract/schema';
import { isCurrency } from '@harbour/domain/money';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import type { MemberCaller } from '../http/caller.ts';
import { plainLine } from '../http/plain-text.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { queueMail } from '../platform/mail.ts';
import { recordEvent } from '../platform/outbox.ts';
import { listPeopleAllowed } from '../team/list-people-allowed.ts';
import { provePresence } from '../users/prove-presence.ts';
import { readAccountNumber } from './account-number.ts';
import { listBusinessAccounts } from './list-business-accounts.ts';

/**
 * Sets where settlements in a currency are paid to. Of the number only the last four characters are kept: the sandbox's
 * bank needs no more.
 *
 * Fails with: reauthentication_required, account_locked, validation_failed, currency_not_supported.
 */
export async function setSettlementAccount(
  deps: AppDependencies,
  caller: MemberCaller,
  request: Schemas['SetSettlementAccountRequest'],
  mode: Schemas['Mode'],
): Promise<Schemas['BusinessAccount']> {
  const { currency } = request;
  if (!isCurrency(currency)) throw currencyNotSupported(currency);
  const details = {
    bank_name: plainLine('bank_name', request.bank_name),
    account_name: plainLine('account_name', request.account_name),
    last4: readAccountNumber(request.account_number).slice(-4),
  };
  await provePresence(deps, caller, request.current_password);
  const { businessId } = caller;
  const now = deps.clock.now();
  return deps.database.forBusiness(businessId, async (trx) => {
    const { id } = await trx
      .insertInto('business_accounts')
      .values({
        id: newId('business_account'),
        business_id: businessId,
        currency,
        ...details,
        is_default: false,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['business_id', 'currency']).doUpdateSet(details))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, {
      businessId,
      type: 'settlement_account.changed',
      subjectId: id,
      payload: { currency, last4: details.last4, by: caller.userId },
      occurredAt: now,
    });
    await mailNotice(trx, caller, { currency, last4: details.last4 }, now);
    const account = (await listBusinessAccounts(trx, businessId, mode)).find((each) => each.id === id);
    if (account === undefined) throw new Error(`The account ${id} was not stored.`);
    return account;
  });
}

/**
 * Tells everybody who may change bank details, in the same commit: whoever did it without leave is seen by the others. Of
 * the account only the last four characters are told.
 */
async function mailNotice(
  trx: Transaction,
  { businessId, email }: MemberCaller,
  { currency, last4 }: { currency: string; last4: string },
  now: Date,
): Promise<void> {
  const { name } = await trx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  const text = [
    `${email} has changed where ${name} is paid its ${currency} settlements: to the account that ends in ${last4}.`,
    '',
    'Settlements that the bank knows of already still go to the old account. If this was not meant to happen, sign in,',
    'put the bank details right, and change the password of that person.',
  ].join('\n');
  for (const person of await listPeopleAllowed(trx, businessId, 'accounts.update')) {
    await queueMail(trx, { to: person.email, subject: `${name}: the bank details were changed`, text }, now);
  }
}
