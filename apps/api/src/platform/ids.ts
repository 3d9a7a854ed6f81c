import { randomUUID } from 'node:crypto';
import { TypeID, typeid } from 'typeid-js';

/** What an id names, by its prefix on the wire (`txn_01h…`). Adding a noun means adding its prefix here. */
export const ID_PREFIXES = {
  user: 'usr',
  session: 'ses',
  business: 'biz',
  business_account: 'acc',
  role: 'rol',
  team_member: 'mem',
  api_key: 'key',
  whitelisted_ip: 'ipw',
  document: 'doc',
  contact_message: 'msg',
  mail: 'mail',
  outbox_event: 'oev',
  request: 'req',
  transaction: 'txn',
  attempt: 'att',
  payment_event: 'evt',
  authentication: 'aut',
  refund: 'rfd',
  settlement: 'stl',
  dispute: 'dsp',
  payment_link: 'plk',
  ledger_account: 'lac',
  ledger_transaction: 'ltx',
  report: 'rpt',
  webhook_endpoint: 'whk',
  webhook_delivery: 'whd',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** A fresh id: prefix + UUIDv7, so that ids sort by time and cannot be counted through. */
export function newId(kind: IdKind): string {
  return typeid(ID_PREFIXES[kind]).toString();
}

/** A UUIDv7 from which `idFrom` makes the id of a resource whose call may have to run again. */
export function newSeed(): string {
  return typeid().toUUID();
}

/** The id of that kind that belongs to `seed`: the same seed always gives the same id. */
export function idFrom(kind: IdKind, seed: string): string {
  return TypeID.fromUUID(ID_PREFIXES[kind], seed).toString();
}

/** A process's own name in leases and locks. */
export function newInstanceName(): string {
  return randomUUID();
}
