import type { Schemas } from '@harbour/contract/schema';
import type { OperationId } from '@harbour/contract/operations';
import type { Transaction } from '../src/platform/database.ts';
import type { CardNetworkStub } from './card-network-stub.ts';
import type { Example } from './example.ts';
import { exampleOf } from './example.ts';
import { insertLink, spendUses } from './link-rows.ts';

export interface StateContext {
  trx: Transaction;
  example: Example;
  now: Date;
  vaultKey: Buffer;
}

/** What a state leaves behind besides its rows. */
export interface SetUp {
  /** A bearer of the example's payment or link, for requests that carry one. */
  bearer?: string;
  /** Instead of a card network that says yes to everything. */
  network?: CardNetworkStub;
}

export type State = (context: StateContext) => Promise<SetUp | void>;

/** How each operation's examples come about. An operation without one needs nothing but its caller. */
export type States = Partial<Record<OperationId, State>>;

/** The payment that the examples show being paid, and refunded. */
export const PAID = 'txn_01kknr3d20ffwvhmejcv1e95j9';

export const dataOf = <T>({ body }: Example) => body.data as T;

export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`No example shows ${what}.`);
  return value;
}

/** Before anything that an example shows. */
export const LONG_AGO = '2026-01-01T08:00:00Z';

/** Whether a list's example has a page after it. */
export function goesOn({ body }: Example): boolean {
  return body.meta?.next_cursor != null;
}

/** The rows of the page before `page_two`: those of the example that goes on with it, less the ones that it shows itself. */
export function firstPage<Row extends { id: string }>(operationId: OperationId): Row[] {
  const first = exampleOf(`${operationId}: ${operationId === 'listTransactions' ? 'many' : 'full'}`);
  const second = new Set(dataOf<Row[]>(exampleOf(`${operationId}: page_two`)).map(({ id }) => id));
  return dataOf<Row[]>(first).filter(({ id }) => !second.has(id));
}

/** The rows that a list's example needs; a failure's list is empty. */
export function listed<Row extends { id: string }>(example: Example): Row[] {
  if (example.status !== 200) return [];
  const rows = dataOf<Row[]>(example);
  return example.name === 'page_two' ? [...firstPage<Row>(example.operationId), ...rows] : rows;
}

export async function linkShownAs(trx: Transaction, link: Schemas['PaymentLink']): Promise<void> {
  await insertLink(trx, link);
  if (link.status === 'used_up') await spendUses(trx, link);
}
