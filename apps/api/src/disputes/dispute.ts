import type { Selectable } from 'kysely';
import { DomainError } from '../http/errors.ts';
import type { DisputesTables } from './tables.ts';

/** A dispute as the database keeps it. */
export type Dispute = Selectable<DisputesTables['disputes']>;

/**
 * Whether the merchant may still answer. The deadline itself is too late.
 *
 * Fails with: dispute_already_answered, dispute_overdue, dispute_closed.
 */
export function assertAnswerable(dispute: Dispute, now: Date): void {
  if (dispute.answer !== null) throw new DomainError('dispute_already_answered');
  if (dispute.loss === 'unanswered' || (dispute.status === 'needs_response' && dispute.due_by <= now)) {
    throw new DomainError('dispute_overdue', {
      message: `The time to answer this dispute ended on ${inWords(dispute.due_by)}.`,
    });
  }
  if (dispute.status !== 'needs_response') throw new DomainError('dispute_closed');
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

function inWords(instant: Date): string {
  return `${DAY_AND_TIME.format(instant)} UTC`;
}
