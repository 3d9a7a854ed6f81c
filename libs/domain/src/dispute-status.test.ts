import { disputeStatuses } from '@harbour/contract/enums';
import type { DisputeStatus } from '@harbour/contract/enums';
import { describe, expect, test } from 'vitest';
import { canMoveDispute, describeDisputeStatus, disputeSteps } from './dispute-status.ts';

/** Written out by hand, so that a change of the table has to be meant. */
const moves: Record<DisputeStatus, DisputeStatus[]> = {
  needs_response: ['under_review', 'lost'],
  under_review: ['won', 'lost'],
  won: [],
  lost: ['won'],
};

describe('dispute status', () => {
  test.each(disputeStatuses)('%s moves only where the specification says', (from) => {
    expect(disputeStatuses.filter((to) => canMoveDispute({ status: from, loss: null }, to))).toEqual(
      moves[from],
    );
  });

  test.each([
    ['conceded', true],
    ['unanswered', true],
    ['decided', false],
  ] as const)('a loss that was %s may turn out to be won: %s', (loss, may) => {
    expect(canMoveDispute({ status: 'lost', loss }, 'won')).toBe(may);
  });

  test('news that left out a step are made up for', () => {
    expect(disputeSteps('needs_response', 'won')).toEqual(['under_review', 'won']);
    expect(disputeSteps('needs_response', 'lost')).toEqual(['lost']);
    expect(disputeSteps('under_review', 'won')).toEqual(['won']);
  });

  test('where no way leads, the target alone is left to be refused', () => {
    expect(disputeSteps('won', 'lost')).toEqual(['lost']);
    expect(disputeSteps('lost', 'under_review')).toEqual(['under_review']);
    expect(disputeSteps('under_review', 'needs_response')).toEqual(['needs_response']);
  });

  test.each(disputeStatuses)('%s has words of its own', (status) => {
    const others = disputeStatuses.filter((other) => other !== status);
    const labels = others.map((other) => describeDisputeStatus(other).label);
    expect(labels).not.toContain(describeDisputeStatus(status).label);
  });
});
