import type { DeclineCode, DisputeReason, DisputeStatus } from '@harbour/contract/enums';
import type { Money } from '@harbour/domain/money';
import type { CardSummary } from '../payments/attempt.ts';

/** What an issuer's authentication adds to an authorisation. */
export interface AuthenticationProof {
  eci: string;
  /** CAVV, base64; none after U. */
  authenticationValue: string | null;
  dsTransId: string;
  /** The protocol's version: `2.2.0`. */
  version: string;
}

export interface AuthorisationRequest {
  /** The attempt's id: the acquirer's idempotency key, and the key of the inquiry. */
  key: string;
  /** Minor units. */
  amount: number;
  currency: string;
  card: { number: string; expMonth: number; expYear: number; cvc: string };
  authentication: AuthenticationProof | null;
  /**
   * Writes down the acquirer's id of an authorisation that cannot take money yet, for an acquirer that has one: the inquiry
   * comes with it. It takes money after `true` alone; `false`: the attempt was given up in the meantime.
   */
  keepId(acquirerId: string): Promise<boolean>;
}

/** What is known of an authorisation with capture. */
export type Authorisation =
  | {
      result: 'captured';
      acquirerId: string;
      approvalCode: string;
      /** What it took, in minor units, by its own word and not by the request's. */
      taken: Money;
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

/** A cardholder's dispute of a capture, as it stood at the acquirer when it told of it. */
export interface DisputeCase {
  /** The acquirer's id of the case. */
  caseId: string;
  /** Grows with every change of the case, so that a repeated, late or overtaken notice is known as one. */
  version: number;
  /** The acquirer's id of the captured authorisation. */
  acquirerId: string;
  /** The key that the authorisation was asked for under, where the acquirer tells it. */
  key: string | null;
  /** Minor units: what the cardholder wants back. */
  amount: number;
  currency: string;
  reason: DisputeReason;
  status: DisputeStatus;
  /** Until when an answer is taken. */
  dueBy: Date;
}

/** Cases that changed since a cursor, in the order of their changes. */
export interface DisputePage {
  result: 'page';
  cases: DisputeCase[];
  /** What stood among them and can't be read as a case, by its id where it has one; left out where there is none. */
  unreadable?: string[];
  /** Where to go on reading. */
  cursor: string;
  /** Whether there is more to read at once. */
  more: boolean;
}

/** A file that stands by the texts of an answer. */
export interface EvidenceFile {
  /** Ours; the same in every try. */
  id: string;
  filename: string;
  contentType: string;
  /** Read when it is sent, one at a time: up to 10 MB each. */
  content(): Promise<Buffer>;
}

/**
 * The one answer to a case: texts by field and files, or that the merchant concedes. The same again changes nothing.
 */
export type DisputeResponse = { caseId: string } & (
  | { answer: 'evidence'; evidence: Readonly<Record<string, string>>; files: readonly EvidenceFile[] }
  | { answer: 'accept' }
);

export type DisputeResponseOutcome =
  { result: 'taken' } | { result: 'refused'; code: string; message: string } | NoAnswer;

/** `not_this_currency`: no amount of it is taken. `not_this_amount`: others of the currency are. */
export type Acceptance = 'accepted' | 'not_this_currency' | 'not_this_amount';

/**
 * Whoever moves the money. No call throws for what the other side answers or fails to answer: the outcome says it, since
 * "no answer" is an outcome that must be followed by an inquiry.
 */
export interface Acquirer {
  /** Written down with what it is sent, and never changed: what went to one acquirer is asked of no other. */
  readonly name: string;
  /**
   * Whether it can charge, or give back, exactly this amount; left out where it can with every amount. Asked of a charge when
   * a payment or a link is made, so that the merchant is told and not the payer, and of a refund when it is asked for: what
   * is too little for a charge may well be given back.
   */
  accepts?(amount: Money, purpose: 'charge' | 'refund'): Acceptance;
  /** Authorises and captures in one step. The same key again never takes money twice. */
  authorise(request: AuthorisationRequest): Promise<Authorisation | NoAnswer>;
  /**
   * What became of an authorisation by its key; `not_found`: the acquirer has never seen it. `sentAt`: when it was to be
   * sent, for an acquirer that finds by time alone. `keptId`: what `keepId` wrote down, null where it surely wrote nothing;
   * left out where nobody knows.
   */
  inquire(
    key: string,
    sentAt: Date,
    keptId?: string | null,
  ): Promise<Authorisation | { result: 'not_found' } | NoAnswer>;
  /** Gives money back. The same key again never gives it twice. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * What changed about disputes after a cursor; `null`: from the beginning. `unreadable`: it answered, and what it said is no
   * page, which an operator has to hear of.
   */
  listDisputes(after: string | null): Promise<DisputePage | { result: 'unreadable' } | NoAnswer>;
  /** Answers a case. What becomes of it is told by `listDisputes`. */
  respondToDispute(response: DisputeResponse): Promise<DisputeResponseOutcome>;
}
