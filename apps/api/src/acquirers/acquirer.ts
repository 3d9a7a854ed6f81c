import type { DeclineCode } from '@harbour/contract/enums';
import type { CardSummary } from '../payments/attempt.ts';

/** What an issuer's authentication adds to an authorisation. */
export interface AuthenticationProof {
  eci: string;
  /** CAVV, base64; none after U. */
  authenticationValue: string | null;
  dsTransId: string;
}

export interface AuthorisationRequest {
  /** The attempt's id: the acquirer's idempotency key, and the key of the inquiry. */
  key: string;
  /** Minor units. */
  amount: number;
  currency: string;
  card: { number: string; expMonth: number; expYear: number; cvc: string };
  authentication: AuthenticationProof | null;
}

/** What is known of an authorisation with capture. */
export type Authorisation =
  | {
      result: 'captured';
      acquirerId: string;
      approvalCode: string;
      card: Pick<CardSummary, 'country' | 'funding'>;
    }
  | { result: 'declined'; acquirerId: string | null; code: DeclineCode };

/** `not_sent`: surely nothing happened. `unknown`: it may have happened; only an inquiry can tell. */
export type NoAnswer = { result: 'not_sent' } | { result: 'unknown' };

export interface RefundRequest {
  /** The refund's id: the acquirer's idempotency key. */
  key: string;
  /** The acquirer's id of the captured authorisation. */
  acquirerId: string;
  amount: number;
  currency: string;
}

export type RefundOutcome =
  { result: 'succeeded' } | { result: 'refused'; code: string; message: string } | NoAnswer;

/**
 * Whoever moves the money. No call throws for what the other side answers or fails to answer: the outcome says it, since
 * "no answer" is an outcome that must be followed by an inquiry.
 */
export interface Acquirer {
  /** Authorises and captures in one step. The same key again never takes money twice. */
  authorise(request: AuthorisationRequest): Promise<Authorisation | NoAnswer>;
  /** What became of an authorisation by its key; `not_found`: the acquirer has never seen it. */
  inquire(key: string): Promise<Authorisation | { result: 'not_found' } | NoAnswer>;
  /** Gives money back. The same key again never gives it twice. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
}
