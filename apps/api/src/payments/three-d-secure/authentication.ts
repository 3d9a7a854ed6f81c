import type { Selectable } from 'kysely';
import type { DeclineCode } from '@harbour/contract/enums';
import type { ThreeDSecureOutcome } from '../payment.ts';
import type { AReqAnswer } from './messages.ts';
import type { ThreeDSecureTables } from './tables.ts';

/** The 3-D Secure side of an attempt. */
export type Authentication = Selectable<ThreeDSecureTables['authentications']>;

/** Protocol versions that we speak, the best last. */
export const SPOKEN_VERSIONS = ['2.2.0', '2.3.1'];

/** The best version that both sides speak. */
export function commonVersion(offered: readonly string[]): string | undefined {
  return SPOKEN_VERSIONS.findLast((version) => offered.includes(version));
}

/** ECI by which the issuer takes the liability for fraud: fully authenticated, or attempted. */
const SHIFTING_ECI: ReadonlySet<string> = new Set(['05', '06', '02', '01']);

export type Verdict =
  { next: 'charge'; liabilityShift: boolean } | { next: 'challenge' } | { next: 'fail'; code: DeclineCode };

/**
 * What a result means for the payment. Y and A: authenticated, and the issuer bears fraud where the ECI says so. U and I:
 * the payment goes on without liability shift. N, R and D never reach the acquirer.
 */
export function judge(
  answer: Pick<AReqAnswer, 'transStatus' | 'transStatusReason' | 'eci'>,
  cancelled?: string,
): Verdict {
  switch (answer.transStatus) {
    case 'Y':
    case 'A':
      return {
        next: 'charge',
        liabilityShift: answer.eci !== undefined && SHIFTING_ECI.has(answer.eci),
      };
    case 'U':
    case 'I':
      return { next: 'charge', liabilityShift: false };
    case 'C':
      return { next: 'challenge' };
    case 'N':
      return { next: 'fail', code: refusalCode(answer.transStatusReason, cancelled) };
    case 'R':
      return { next: 'fail', code: 'authentication_rejected' };
    case 'D':
      return { next: 'fail', code: 'authentication_unavailable' };
  }
}

/** EMV: challengeCancel 01 the payer gave up, 04 and 05 timed out; reason 14 the challenge timed out. */
function refusalCode(reason: string | undefined, cancelled: string | undefined): DeclineCode {
  if (cancelled === '01') return 'authentication_cancelled';
  if (cancelled === '04' || cancelled === '05' || reason === '14') return 'authentication_timed_out';
  return 'authentication_failed';
}

/** The authentication as merchants see it; null until the issuer answered. */
export function outcomeOf(authentication: Authentication): ThreeDSecureOutcome | null {
  if (authentication.trans_status === null || authentication.flow === null) return null;
  return {
    version: authentication.message_version,
    flow: authentication.flow,
    trans_status: authentication.trans_status,
    trans_status_reason: authentication.trans_status_reason,
    eci: authentication.eci,
    liability_shift: authentication.liability_shift,
    authenticated_at: authentication.result_received_at?.toISOString() ?? null,
  };
}
