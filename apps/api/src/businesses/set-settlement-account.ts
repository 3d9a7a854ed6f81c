import type { Schemas } from '@harbour/contract/schema';
import { isCurrency } from '@harbour/domain/money';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import type { MemberCaller } from '../http/caller.ts';
import { plainLine } from '../http/plain-text.ts';
import { newId } from '../platform/ids.ts';
import { recordEvent } from '../platform/outbox.ts';
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
    const account = (await listBusinessAccounts(trx, businessId, mode)).find((each) => each.id === id);
    if (account === undefined) throw new Error(`The account ${id} was not stored.`);
    return account;
  });
}
