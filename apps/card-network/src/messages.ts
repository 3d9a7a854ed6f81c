/**
 * Every JSON shape that crosses the card network's HTTP interface.
 *
 * Acquirer bodies are snake_case and money is whole minor units plus an ISO 4217 letter code. Directory and issuer
 * messages keep EMV 3-D Secure's own names (2.2.0 and 2.3.1), where numbers travel as strings of digits.
 */

// ---------------------------------------------------------------- acquirer

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

export type NetworkErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'not_found'
  | 'merchant_reference_reused'
  | 'not_capturable'
  | 'amount_exceeds_authorized'
  | 'not_refundable'
  | 'amount_exceeds_captured'
  | 'currency_mismatch'
  | 'dispute_answered'
  | 'dispute_closed'
  | 'internal_error'
  | 'directory_unavailable'
  | 'acquirer_error'
  | 'bank_error'
  | 'acquirer_timeout';

/** Body of every 4xx and 5xx of the acquirer, the directory server and the bank. */
export type NetworkError = {
  message: string;
  code: NetworkErrorCode;
  errors?: { field: string; message: string }[];
};

// ---------------------------------------------------------------- 3-D Secure

export type MessageVersion = '2.2.0' | '2.3.1';

/** Y authenticated, A attempted, N failed, U unavailable, R rejected, C challenge. */
export type TransStatus = 'Y' | 'A' | 'N' | 'U' | 'R' | 'C';

/** `POST /directory/versions` */
export type VersionsRequest = { card_number: string };

/** Not enrolled: `versions` is empty and the payment goes on without 3-D Secure. */
export type VersionsResponse = {
  enrolled: boolean;
  /** Oldest first. */
  versions: MessageVersion[];
  /** Where the browser's hidden frame posts `threeDSMethodData`; absent: threeDSCompInd is U. */
  threeDSMethodURL?: string;
};

/** Authentication request, `POST /directory/areq`: browser channel, payment. */
export type AReq = {
  messageType: 'AReq';
  messageVersion: MessageVersion;
  deviceChannel: '02';
  messageCategory: '01';
  /** UUID, never used before. */
  threeDSServerTransID: string;
  /** Where the directory server posts the RReq. */
  threeDSServerURL: string;
  threeDSCompInd: 'Y' | 'N' | 'U';
  threeDSRequestorID: string;
  threeDSRequestorName: string;
  threeDSRequestorURL: string;
  /** 01 no preference, 02 no challenge, 03 challenge preferred, 04 challenge mandated. */
  threeDSRequestorChallengeInd: '01' | '02' | '03' | '04';
  acquirerBIN: string;
  acquirerMerchantID: string;
  /** Shown to the payer on the challenge page. At most 40 characters. */
  merchantName: string;
  /** ISO 3166-1 numeric, three digits. */
  merchantCountryCode: string;
  /** Merchant category, four digits. */
  mcc: string;
  acctNumber: string;
  /** YYMM */
  cardExpiryDate: string;
  cardholderName?: string;
  email?: string;
  /** Minor units, digits only. */
  purchaseAmount: string;
  /** ISO 4217 numeric, three digits. */
  purchaseCurrency: string;
  /** ISO 4217 exponent of that currency. */
  purchaseExponent: string;
  /** UTC, YYYYMMDDHHMMSS. */
  purchaseDate: string;
  /** Where the browser posts the final `cres`. */
  notificationURL: string;
  browserAcceptHeader: string;
  browserUserAgent: string;
  browserIP?: string;
  browserLanguage: string;
  browserJavascriptEnabled: boolean;
  /** This and the four below: needed when browserJavascriptEnabled is true. */
  browserJavaEnabled?: boolean;
  browserColorDepth?: '1' | '4' | '8' | '15' | '16' | '24' | '32' | '48';
  browserScreenHeight?: string;
  browserScreenWidth?: string;
  /** Minutes from local time to UTC; UTC+1 is "-60". */
  browserTZ?: string;
};

/** Authentication response. `eci` and `authenticationValue` on Y and A, `acsURL` on C. */
export type ARes = {
  messageType: 'ARes';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  dsTransID: string;
  acsReferenceNumber: string;
  dsReferenceNumber: string;
  transStatus: TransStatus;
  transStatusReason?: string;
  eci?: string;
  authenticationValue?: string;
  acsURL?: string;
  acsChallengeMandated?: 'Y';
  authenticationType?: '02';
};

/** 203 bad or missing field, 301 unknown transaction, 305 refused transaction data, 404 the issuer's system failed. */
export type ErrorCode3DS = '203' | '301' | '305' | '404';

/** Error message. `errorDetail` names the field or fields, comma-separated. */
export type Erro = {
  messageType: 'Erro';
  messageVersion: MessageVersion;
  errorCode: ErrorCode3DS;
  /** D directory server, A issuer's access control server. */
  errorComponent: 'D' | 'A';
  errorDescription: string;
  errorDetail: string;
  errorMessageType: 'AReq' | 'CReq' | 'RRes';
  threeDSServerTransID?: string;
  acsTransID?: string;
  dsTransID?: string;
};

/** JSON inside `creq`, unpadded base64url, form-posted to the ARes' acsURL. */
export type CReq = {
  messageType: 'CReq';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  /** 01 250×400, 02 390×400, 03 500×600, 04 600×400, 05 full screen. */
  challengeWindowSize: '01' | '02' | '03' | '04' | '05';
};

/** JSON inside `cres`, unpadded base64url, form-posted to notificationURL. Only wakes the page up. */
export type CRes = {
  messageType: 'CRes';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  transStatus: FinalTransStatus;
};

export type FinalTransStatus = 'Y' | 'A' | 'N' | 'U';

/** Result request: the authoritative outcome of a challenge, sent before the CRes. */
export type RReq = {
  messageType: 'RReq';
  messageVersion: MessageVersion;
  messageCategory: '01';
  threeDSServerTransID: string;
  acsTransID: string;
  dsTransID: string;
  transStatus: FinalTransStatus;
  /** 01 failed, 14 timed out, 19 too many tries, 22 issuer's technical problem. */
  transStatusReason?: string;
  eci?: string;
  authenticationValue?: string;
  authenticationType: '02';
  /** Two digits: how often the payer submitted. */
  interactionCounter: string;
  /** 01 the payer cancelled, 04 timed out, 05 timed out before the challenge was opened. */
  challengeCancel?: '01' | '04' | '05';
};

/** Result response, raw (no envelope), HTTP 200. */
export type RRes = {
  messageType: 'RRes';
  messageVersion: MessageVersion;
  threeDSServerTransID: string;
  acsTransID: string;
  dsTransID: string;
  /** 01 received, 02 no challenge was under way, 03 other. */
  resultsStatus: '01' | '02' | '03';
};
