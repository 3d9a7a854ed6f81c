import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../users/session.ts';
import { InexactError } from '../platform/database.ts';
import { clearedCookie } from './session-cookie.ts';
import { DomainError, ERRORS } from './errors.ts';
import { isUnavailable } from './unavailable.ts';

/** What Fastify and its plugins refuse by themselves, in the contract's words. */
const BY_FRAMEWORK_CODE: Readonly<Record<string, ConstructorParameters<typeof DomainError>[0]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'route_not_found',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
};

export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof InexactError) {
    const message = 'A sum is too large to be told exactly. Nothing is lost; please contact support';
    return new DomainError('internal_error', { message, cause: error });
  }
  if (isUnavailable(error)) return new DomainError('service_unavailable', { cause: error });
  if (error instanceof Error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    const known = BY_FRAMEWORK_CODE[code];
    if (known !== undefined) return new DomainError(known, { cause: error });
    // The framework's other refusals of a request that can't be read: lengths, multipart forms, …
    const status = 'statusCode' in error ? error.statusCode : undefined;
    if (code.startsWith('FST_') && typeof status === 'number' && status >= 400 && status < 500) {
      return new DomainError('malformed_request', { cause: error });
    }
  }
  return new DomainError('internal_error', { cause: error });
}

export interface ErrorBody {
  message: string;
  code: string;
  type: string;
  errors?: DomainError['errors'];
  missing_permission?: string;
  request_id: string;
}

export function errorBody(error: DomainError, requestId: string): ErrorBody {
  const { type } = ERRORS[error.code];
  const { missingPermission: permission } = error;
  return {
    message: permission
      ? `${error.message} Ask an owner of the business for the permission ${permission}.`
      : error.message,
    code: error.code,
    type,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(permission ? { missing_permission: permission } : {}),
    request_id: requestId,
  };
}

/** Seconds after which it is worth trying again. */
const RETRY_AFTER: Readonly<Record<string, number>> = {
  idempotency_in_progress: 1,
  service_unavailable: 5,
  acquirer_unavailable: 5,
  account_locked: 1800,
};

/** Answers an error; what is our fault is logged with its cause, never told. */
export function sendError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toDomainError(thrown);
  const { status } = ERRORS[error.code];
  if (status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, STATUS_CODES[status]);
  const retryAfter = RETRY_AFTER[error.code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (error.code === 'session_expired' && request.cookies?.[SESSION_COOKIE] !== undefined) {
    reply.header('set-cookie', clearedCookie());
  }
  return reply.code(status).type('application/json; charset=utf-8').send(errorBody(error, request.id));
}
