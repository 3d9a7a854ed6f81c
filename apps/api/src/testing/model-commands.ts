import type { DisputeStatus } from '@harbour/contract/enums';
import { closeOverdueDisputes } from '../disputes/close-overdue-disputes.ts';
import { readDisputes } from '../disputes/read-disputes.ts';
import { resumeDisputeAnswers } from '../disputes/tell-acquirer.ts';
import { endStaleAttempts } from '../payments/end-stale-attempts.ts';
import { expirePayments } from '../payments/expire-payments.ts';
import { returnLateCaptures } from '../payments/late-capture-returns.ts';
import { resumeRefunds } from '../payments/refunds/resume-refunds.ts';
import { resolveUnknownAttempts } from '../payments/resolve-unknown-attempts.ts';
import type { IssuerMood, Mood } from './circumstances.ts';

/** The sweep's work on payments, by what it does. */
export const jobs = {
  inquire: resolveUnknownAttempts,
  refund: resumeRefunds,
  giveBack: returnLateCaptures,
  answer: resumeDisputeAnswers,
  read: readDisputes,
  close: closeOverdueDisputes,
  end: endStaleAttempts,
  expire: expirePayments,
} as const;

/** Of several. */
export type Which = 'oldest' | 'newest';

/** What may happen to one payment. Where there is a mood, it is the acquirer's from there on. */
export type Command =
  | { does: 'open' | 'poll' }
  | { does: 'authenticate'; issuer: IssuerMood; times: number }
  | { does: 'challenge'; which: Which; result: 'Y' | 'N' }
  | { does: 'charge'; which: Which; times: number; oneKey: boolean; mood: Mood }
  /** Shares in percent of what was captured; `null`: whatever is left. */
  | { does: 'refund'; shares: (number | null)[]; mood: Mood }
  | { does: 'repeat'; call: 'create' | 'refund' }
  | { does: 'notice'; of: 'new' | 'known' | 'again'; status: DisputeStatus; share: number }
  | { does: 'answer'; with: 'evidence' | 'accept'; times: number; mood: Mood }
  | { does: 'release'; which: Which | 'all' };

/** What happens to all payments at once. */
export type Turn =
  | { does: 'work'; jobs: (keyof typeof jobs)[]; servers: number; mood: Mood }
  | { does: 'release'; which: Which | 'all' }
  | { does: 'clock'; by: number };
