import { isDisputing } from '../card-table.ts';
import type { Journal } from '../journal.ts';
import type { AuthorizationOperation, Operation } from './acquirer-messages.ts';

/** One finished operation. `fingerprint` tells a repeated request from another one under the same reference. */
export type JournalEntry = { fingerprint: string; operation: Operation };

/** A capture that its cardholder will dispute. */
export type DisputedCapture = { authorizationId: string; capturedAt: Date };

type Totals = { captured: number; refunded: number };

/** All operations of the acquirer, by reference, with the running totals of each authorisation. */
export type OperationBook = {
  /** The entry as it was first answered. */
  find(merchantReference: string): JournalEntry | undefined;
  /** An authorisation as it stands now, with what has been captured and refunded since. */
  authorization(id: string): AuthorizationOperation | undefined;
  /** An operation as it stands now. */
  current(operation: Operation): Operation;
  /** Captures with a card whose holder disputes them, in the order in which they were made. */
  disputedCaptures: readonly DisputedCapture[];
  record(entry: JournalEntry): void;
};

/** Builds the book out of the journal. Totals are derived from the operations, live and after a restart alike. */
export function openOperationBook(journal: Journal<JournalEntry>): OperationBook {
  const byReference = new Map<string, JournalEntry>();
  const authorizations = new Map<string, AuthorizationOperation>();
  const totals = new Map<string, Totals>();
  const disputedCaptures: DisputedCapture[] = [];

  function noteCapture(authorizationId: string, at: string): void {
    const card = authorizations.get(authorizationId)?.card;
    if (card === undefined || !isDisputing(card)) return;
    disputedCaptures.push({ authorizationId, capturedAt: new Date(at) });
  }

  function apply(entry: JournalEntry): void {
    const { operation } = entry;
    byReference.set(operation.merchant_reference, entry);
    if (operation.type === 'authorization') {
      authorizations.set(operation.id, operation);
      totals.set(operation.id, { captured: operation.captured_amount, refunded: 0 });
      if (operation.captured_amount > 0) noteCapture(operation.id, operation.created_at);
      return;
    }
    const sums = totals.get(operation.authorization_id);
    if (sums === undefined) return;
    if (operation.type === 'refund') {
      sums.refunded += operation.amount;
      return;
    }
    sums.captured += operation.amount;
    noteCapture(operation.authorization_id, operation.created_at);
  }

  function current(operation: Operation): Operation {
    return operation.type === 'authorization' ? (authorization(operation.id) ?? operation) : operation;
  }

  function authorization(id: string): AuthorizationOperation | undefined {
    const first = authorizations.get(id);
    const sums = totals.get(id);
    if (first === undefined || sums === undefined) return undefined;
    return {
      ...first,
      status: sums.captured > 0 ? 'captured' : first.status,
      captured_amount: sums.captured,
      refunded_amount: sums.refunded,
    };
  }

  for (const entry of journal.entries) apply(entry);
  return {
    find: (merchantReference) => byReference.get(merchantReference),
    authorization,
    current,
    disputedCaptures,
    record(entry) {
      // The journal first: an operation that couldn't be written down must not have happened.
      journal.append(entry);
      apply(entry);
    },
  };
}
