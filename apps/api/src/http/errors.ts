import type { ErrorCode, ErrorType, FieldErrorCode, PermissionKey } from '@harbour/contract/enums';

export interface FieldError {
  /** The path of the field as the client sent it: `customer.email`, `custom_fields.0.value`. */
  field: string;
  /** For a person. */
  message: string;
  /** For a program. */
  code: FieldErrorCode;
}

interface Details {
  /** For a person; by default the table's own sentence. */
  message?: string;
  errors?: FieldError[];
  /** With `permission_denied`. */
  missingPermission?: PermissionKey;
  cause?: unknown;
}

/**
 * What the rules of the product refuse. Use cases and entities throw it by code and know nothing of HTTP; the table
 * below says what becomes of it on the wire.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly missingPermission: PermissionKey | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.errors = details.errors;
    this.missingPermission = details.missingPermission;
  }
}

/** One field was refused: the commonest kind of `validation_failed`. */
export function fieldError(field: string, code: FieldErrorCode, message: string): DomainError {
  return new DomainError('validation_failed', { message, errors: [{ field, message, code }] });
}

interface ErrorRule {
  status: number;
  type: ErrorType;
  message: string;
}

/** What a person reads when there is nothing better to say. */
const FALLBACK_MESSAGE = 'Error occurred, please contact support';

const invalid = (status: number, message: string): ErrorRule => ({
  status,
  type: 'invalid_request',
  message,
});
const unknownCaller = (message: string): ErrorRule => ({ status: 401, type: 'authentication', message });
const denied = (message: string): ErrorRule => ({ status: 403, type: 'permission', message });
const missing = (message: string): ErrorRule => ({ status: 404, type: 'not_found', message });
const conflict = (message: string): ErrorRule => ({ status: 409, type: 'conflict', message });
const limited = (message: string): ErrorRule => ({ status: 429, type: 'rate_limit', message });

/** Code → what the wire says. A code of the contract that is missing here does not compile. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorRule>> = {
  malformed_json: invalid(400, 'The request is not valid JSON.'),
  malformed_request: invalid(400, 'The request could not be read.'),

  authentication_required: unknownCaller('Sign in to go on.'),
  session_expired: unknownCaller('Your session has ended. Sign in again.'),
  invalid_credentials: unknownCaller('The email address or the password is wrong.'),
  invalid_token: unknownCaller('This token is not valid any more. Start again from the payment page.'),
  invalid_api_key: unknownCaller('This API key is not valid.'),

  permission_denied: denied('Your role does not allow this.'),
  business_required: denied('Create a business first.'),
  origin_not_allowed: denied('This call did not come from the product’s own pages.'),
  ip_not_allowed: denied('API keys of this business cannot be used from this IP address.'),
  live_mode_unavailable: denied('Live payments are not available for this business yet.'),
  reauthentication_required: denied('Enter your password again to do this.'),
  grant_exceeds_own: denied('You cannot give or manage rights that you do not have yourself.'),
  invitation_for_other_person: denied('This invitation is for somebody else.'),

  not_found: missing('There is no such thing, or it is not yours to see.'),
  route_not_found: missing('Page not found'),
  invitation_not_found: missing('This invitation does not exist or cannot be used any more.'),

  method_not_allowed: invalid(405, 'This address does not take that method.'),

  idempotency_in_progress: conflict(
    'The first call with this Idempotency-Key is still running. Try again shortly.',
  ),
  email_taken: conflict('There is an account with this email address already. Sign in instead.'),
  already_in_business: conflict('You belong to a business already.'),
  already_member: conflict('This person is in the team already.'),
  last_owner: conflict('A business needs at least one owner. Make somebody else an owner first.'),
  member_state_conflict: conflict('This cannot be done with the member’s present status.'),
  ip_already_listed: conflict('This address is on the list already.'),
  ip_lockout_risk: conflict('This would shut out the address that last used your API key.'),
  reference_taken: conflict('This reference is in use already.'),
  payment_already_paid: conflict('This payment has been made already.'),
  payment_in_progress: conflict('This payment is being processed. Wait for its outcome.'),
  payment_expired: conflict('The time to pay has run out.'),
  payment_not_refundable: conflict('This payment cannot be refunded.'),
  payment_disputed: conflict(
    'This payment is disputed: the disputed money went to, or waits for, the customer’s bank. It cannot be refunded.',
  ),
  dispute_already_answered: conflict('You have answered this dispute already.'),
  dispute_closed: conflict('This dispute is closed.'),
  dispute_overdue: conflict('The time to answer this dispute is over.'),
  refund_in_progress: conflict('Another refund of this payment is being processed.'),
  authentication_pending: conflict('Your bank has not answered yet.'),
  authentication_failed: conflict('Your bank could not confirm that it is you.'),
  authentication_used: conflict('This confirmation has been used already.'),
  payment_link_inactive: conflict('This payment link does not take payments.'),
  payment_link_archived: conflict('An archived payment link cannot be changed.'),
  webhook_limit_reached: conflict(
    'There are as many endpoints in this mode as there can be. Delete one first.',
  ),
  webhook_url_taken: conflict('Another endpoint of this mode has this address already.'),
  webhook_disabled: conflict('This endpoint is disabled. Enable it first.'),

  payload_too_large: invalid(413, 'The request is too large.'),
  file_too_large: invalid(413, 'The file is larger than 10 MB.'),
  unsupported_media_type: invalid(415, 'Send application/json.'),
  unsupported_file_type: invalid(415, 'Only PDF, JPEG and PNG files are accepted.'),

  validation_failed: invalid(422, 'Some fields need your attention.'),
  invalid_cursor: invalid(422, 'This page of the list does not exist. Start from the first page.'),
  idempotency_key_reused: invalid(422, 'This Idempotency-Key was used for another call.'),
  mode_mismatch: invalid(422, 'The API key is for the other mode.'),
  reset_token_invalid: invalid(422, 'This link has been used or has expired. Ask for a new one.'),
  password_breached: invalid(422, 'This password is too easy to guess. Choose another one.'),
  password_reused: invalid(422, 'Choose a password other than the old one.'),
  currency_not_supported: invalid(422, 'This currency is not supported.'),
  currency_mismatch: invalid(422, 'The currency is not the payment’s.'),
  amount_out_of_range: invalid(422, 'The amount is outside the allowed range.'),
  refund_exceeds_refundable: invalid(422, 'This is more than what is left to refund.'),
  reference_reserved: invalid(422, 'This word cannot be a reference.'),
  card_not_supported: { status: 422, type: 'card', message: 'This kind of card is not accepted.' },
  file_empty: invalid(422, 'Choose a file that is not empty.'),

  rate_limited: limited('Too many attempts. Wait a little and try again.'),
  account_locked: limited(
    'Too many wrong passwords. Try again in 30 minutes, or use the link that we have mailed.',
  ),

  internal_error: { status: 500, type: 'api', message: FALLBACK_MESSAGE },
  service_unavailable: {
    status: 503,
    type: 'api',
    message: 'The service is not available right now. Try again shortly.',
  },
  acquirer_unavailable: {
    status: 503,
    type: 'api',
    message: 'The card network cannot be reached. Nothing was charged.',
  },
};
