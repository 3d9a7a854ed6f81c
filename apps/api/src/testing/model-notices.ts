import { randomUUID } from 'node:crypto';
import type { DisputeCase } from '../acquirers/acquirer.ts';
import { DAY, after } from '../platform/clock.ts';
import type { Command } from './model-commands.ts';

/** A capture as the acquirer knows it. */
export interface Capture {
  key: string;
  acquirerId: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

type Notice = Extract<Command, { does: 'notice' }>;

/** What the acquirer tells next of a payment's disputes, and keeps among its cases; `undefined`: there is nothing to tell. */
export function nextNotice(
  cases: DisputeCase[],
  captured: Capture | undefined,
  { of, share, status }: Notice,
  now: Date,
): DisputeCase | undefined {
  if (of === 'new' && captured !== undefined) {
    cases.push({
      caseId: randomUUID(),
      version: 1,
      acquirerId: captured.acquirerId,
      key: captured.key,
      amount: Math.ceil((captured.amount * share) / 100),
      currency: captured.currency,
      reason: 'general',
      status,
      dueBy: after(now, 7 * DAY),
    });
  }
  const last = cases.at(-1);
  if (last !== undefined && of === 'known') cases.push({ ...last, version: last.version + 1, status });
  return of === 'again' ? cases[0] : cases.at(-1);
}
