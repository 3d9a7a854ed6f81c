// The JSON shapes of the acquirer's HTTP interface: snake_case, money in whole minor units with an ISO 4217 letter code.

/** Card schemes of the test cards; `unknown` for a number which isn't a test card. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'verve' | 'unionpay' | 'unknown';

/** Why an authorisation was declined. `message` beside it is written for a person. */
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication_required'
  | 'card_not_supported';

/** What the acquirer keeps and tells about a card: never more than the last four digits. */
export type CardSummary = {
  brand: CardBrand;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  /** ISO 3166-1 alpha-2 of the issuer; null for a number which isn't a test card. */
  country: string | null;
  funding: 'credit' | 'debit' | null;
};

/** `POST /acquirer/authorizations` */
export type AuthorizationRequest = {
  /** The caller's key: idempotency and inquiry go by it. Unique over authorisations, captures and refunds. */
  merchant_reference: string;
  /** Minor units, at least 1. */
  amount: number;
  /** ISO 4217 letter code, capitals. */
  currency: string;
  /** true: authorise and capture in one step. */
  capture: boolean;
  card: {
    number: string;
    /** 1–12 */
    expiry_month: number;
    /** Four digits. */
    expiry_year: number;
    cvc?: string;
  };
  /** The authentication's result as ARes or RReq gave it. Amount, currency and card must be those authenticated. */
  three_d_secure?: {
    eci: string;
    /** `authenticationValue` of ARes or RReq. Absent when there was none (U). */
    cavv?: string;
    /** `dsTransID` of the ARes. */
    ds_trans_id: string;
  };
};

/** Answer to an authorisation (HTTP 200 for approval and decline alike) and to its inquiry. */
export type AuthorizationOperation = {
  type: 'authorization';
  /** `auth_…` */
  id: string;
  merchant_reference: string;
  status: 'authorized' | 'captured' | 'declined';
  amount: number;
  currency: string;
  captured_amount: number;
  refunded_amount: number;
  card: CardSummary;
  /** true when a good 3-D Secure result came with the request: liability is the issuer's. */
  authenticated: boolean;
  /** Six characters; null when declined. */
  approval_code: string | null;
  /** null unless declined. */
  decline: { code: DeclineCode; message: string } | null;
  /** RFC 3339 UTC. */
  created_at: string;
};

/** `POST /acquirer/authorizations/{id}/capture`: once per authorisation; without `amount` all of it. */
export type CaptureRequest = { merchant_reference: string; amount?: number };

/** `cap_…` */
export type CaptureOperation = {
  type: 'capture';
  id: string;
  merchant_reference: string;
  authorization_id: string;
  status: 'captured';
  amount: number;
  currency: string;
  created_at: string;
};

/** `POST /acquirer/refunds`. The sum of refunds never exceeds what was captured. */
export type RefundRequest = {
  merchant_reference: string;
  authorization_id: string;
  amount: number;
  currency: string;
};

/** `ref_…` */
export type RefundOperation = {
  type: 'refund';
  id: string;
  merchant_reference: string;
  authorization_id: string;
  status: 'succeeded';
  amount: number;
  currency: string;
  created_at: string;
};

export type DisputeReason =
  | 'fraudulent'
  | 'product_not_received'
  | 'product_unacceptable'
  | 'duplicate'
  | 'credit_not_processed'
  | 'unrecognized'
  | 'general';

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

/** A cardholder wants back what was captured under an authorisation. */
export type Dispute = {
  type: 'dispute';
  /** `dsp_…` */
  id: string;
  /** 1 when it opens, and one more with every change. */
  version: number;
  authorization_id: string;
  /** The authorisation's own. */
  merchant_reference: string;
  /** What was captured less what had been refunded when it opened. */
  amount: number;
  currency: string;
  reason: DisputeReason;
  status: DisputeStatus;
  opened_at: string;
  /** Until when an answer is taken. */
  due_by: string;
};

/** `GET /acquirer/disputes?after={next}`: every change of every dispute, in the order in which they happened. */
export type DisputePage = {
  disputes: Dispute[];
  /** Where the next page begins. */
  next: number;
  more: boolean;
};

/** `POST /acquirer/disputes/{id}/evidence`, once a dispute: texts by the name of their field. */
export type EvidenceRequest = { evidence: Record<string, string>; files: string[] };

/** A file that stands by the evidence; `content` in base64. It is taken and, like the evidence's words, not kept. */
export type EvidenceFile = { id: string; filename: string; content_type: string; content: string };

/** `GET /acquirer/operations/{merchant_reference}` */
export type Operation = AuthorizationOperation | CaptureOperation | RefundOperation;
