import type { DisputeLoss, DisputeStatus } from '@harbour/contract/enums';
import type { StatusTone } from './payment-status.ts';

interface StatusRule {
  /** Where a dispute may go from here. Any other move is refused and recorded. */
  next: readonly DisputeStatus[];
  label: string;
  tone: StatusTone;
}

/** The one table of dispute statuses; the server's guard and the badge read it. */
const disputeStatusRules: Readonly<Record<DisputeStatus, StatusRule>> = {
  needs_response: { next: ['under_review', 'lost'], label: 'Needs response', tone: 'warn' },
  under_review: { next: ['won', 'lost'], label: 'Under review', tone: 'info' },
  won: { next: [], label: 'Won', tone: 'success' },
  lost: { next: ['won'], label: 'Lost', tone: 'danger' },
};

/**
 * Whether a dispute may go from how it stands to another status. A loss that nobody decided (it was conceded, or not
 * answered) may still turn out to be won; what the payer's bank decided is final.
 */
export function canMoveDispute(
  { status, loss }: { status: DisputeStatus; loss: DisputeLoss | null },
  to: DisputeStatus,
): boolean {
  return loss !== 'decided' && leadsTo(status, to);
}

function leadsTo(from: DisputeStatus, to: DisputeStatus): boolean {
  return disputeStatusRules[from].next.includes(to);
}

/**
 * The statuses from one to another, without the first: for news that left some out. Where no way leads, `to` alone, so
 * that whoever follows them is refused.
 */
export function disputeSteps(from: DisputeStatus, to: DisputeStatus): DisputeStatus[] {
  return wayTo(from, to) ?? [to];
}

function wayTo(from: DisputeStatus, to: DisputeStatus): DisputeStatus[] | undefined {
  if (leadsTo(from, to)) return [to];
  for (const next of disputeStatusRules[from].next) {
    const rest = wayTo(next, to);
    if (rest !== undefined) return [next, ...rest];
  }
  return undefined;
}

/** Words and colour of the status badge. */
export function describeDisputeStatus(status: DisputeStatus): { label: string; tone: StatusTone } {
  const { label, tone } = disputeStatusRules[status];
  return { label, tone };
}
