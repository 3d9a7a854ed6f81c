import type { Schemas } from '@harbour/contract/schema';
import { findLastCallerAddress } from '../api-keys/last-caller-address.ts';
import { lockBusiness } from '../businesses/lock-business.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { plainLine } from '../http/plain-text.ts';
import type { Transaction } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import { isListed, parseListedAddress, versionOf } from './address.ts';
import type { WhitelistEntry } from './whitelist-repository.ts';
import { deleteEntry, findEntry, insertEntry, listAddresses } from './whitelist-repository.ts';

/** An entry as the wire shows it. */
export function toWhitelistedIp(entry: WhitelistEntry): Schemas['WhitelistedIp'] {
  return {
    id: entry.id,
    address: entry.address,
    version: versionOf(entry.address),
    label: entry.label,
    created_at: entry.created_at.toISOString(),
    created_by: entry.creator,
  };
}

/** Fails with: ip_lockout_risk, when the address that last used a key could do so before the change and not after. */
async function warnOfLockout(
  trx: Transaction,
  businessId: string,
  before: string[],
  next: string[],
): Promise<void> {
  const last = await findLastCallerAddress(trx, businessId);
  if (last === undefined || !isListed(before, last) || isListed(next, last)) return;
  throw new DomainError('ip_lockout_risk', {
    message: `Your API key was last used from ${last}, which would be shut out.`,
  });
}

interface Addition {
  id: string;
  address: string;
  label: string | undefined;
  acknowledgeLockout: boolean;
}

/**
 * Adds an address or range to the list, in its canonical form.
 *
 * Fails with: validation_failed, ip_already_listed, ip_lockout_risk.
 */
export async function addWhitelistedIp(
  deps: AppDependencies,
  caller: MemberCaller,
  { id, address, label, acknowledgeLockout }: Addition,
): Promise<Schemas['WhitelistedIp']> {
  const { businessId, userId } = caller;
  const listed = parseListedAddress(address);
  const now = deps.clock.now();
  return deps.database.forBusiness(businessId, async (trx) => {
    await lockBusiness(trx, businessId);
    const rerun = await findEntry(trx, businessId, id);
    if (rerun !== undefined) return toWhitelistedIp(rerun);
    const before = await listAddresses(trx, businessId);
    if (!acknowledgeLockout) await warnOfLockout(trx, businessId, before, [...before, listed.address]);
    const inserted = await insertEntry(trx, {
      id,
      business_id: businessId,
      address: listed.address,
      label: label === undefined || label.trim() === '' ? null : plainLine('label', label),
      created_by: userId,
      created_at: now,
    });
    if (!inserted) throw new DomainError('ip_already_listed');
    await recordEvent(trx, {
      businessId,
      type: 'ip_whitelist.added',
      subjectId: id,
      payload: { address: listed.address, by: userId },
      occurredAt: now,
    });
    const entry = await findEntry(trx, businessId, id);
    if (entry === undefined) throw new Error('The address was not stored.');
    return toWhitelistedIp(entry);
  });
}

/**
 * Takes an entry off the list.
 *
 * Fails with: not_found, ip_lockout_risk.
 */
export async function deleteWhitelistedIp(
  deps: AppDependencies,
  caller: MemberCaller,
  id: string,
  acknowledgeLockout: boolean,
): Promise<Schemas['WhitelistedIp']> {
  const { businessId, userId } = caller;
  return deps.database.forBusiness(businessId, async (trx) => {
    await lockBusiness(trx, businessId);
    const entry = await findEntry(trx, businessId, id);
    if (entry === undefined) throw new DomainError('not_found');
    const before = await listAddresses(trx, businessId);
    const next = before.filter((address) => address !== entry.address);
    if (!acknowledgeLockout) await warnOfLockout(trx, businessId, before, next);
    await deleteEntry(trx, businessId, id);
    await recordEvent(trx, {
      businessId,
      type: 'ip_whitelist.removed',
      subjectId: id,
      payload: { address: entry.address, by: userId },
      occurredAt: deps.clock.now(),
    });
    return toWhitelistedIp(entry);
  });
}
