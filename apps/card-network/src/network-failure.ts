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

const statusOf: Record<NetworkErrorCode, number> = {
  invalid_request: 400,
  unauthorized: 401,
  not_found: 404,
  not_capturable: 409,
  not_refundable: 409,
  dispute_answered: 409,
  dispute_closed: 409,
  merchant_reference_reused: 422,
  amount_exceeds_authorized: 422,
  amount_exceeds_captured: 422,
  currency_mismatch: 422,
  internal_error: 500,
  acquirer_error: 500,
  bank_error: 500,
  directory_unavailable: 503,
  acquirer_timeout: 504,
};

/** A request that the network refuses, by code; the code alone decides the HTTP status. */
export class NetworkFailure extends Error {
  readonly code: NetworkErrorCode;
  readonly errors: NetworkError['errors'];

  constructor(code: NetworkErrorCode, message: string, errors?: NetworkError['errors']) {
    super(message);
    this.name = 'NetworkFailure';
    this.code = code;
    this.errors = errors;
  }

  get status(): number {
    return statusOf[this.code];
  }

  /** The body that goes over the wire. */
  toBody(): NetworkError {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}
