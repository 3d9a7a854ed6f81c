import type { Transaction } from '../platform/database.ts';
import { isListed } from './address.ts';
import { listAddresses } from './whitelist-repository.ts';

/** Whether API keys of the business may be used from that peer; an empty list allows any. */
export async function allowsAddress(trx: Transaction, businessId: string, peer: string): Promise<boolean> {
  return isListed(await listAddresses(trx, businessId), peer);
}
