import { permissionKeys } from './generated/enums.ts';
import type { ErrorCode, ErrorType as ContractErrorType, PermissionKey } from './generated/enums.ts';
import type { Error as ErrorBody } from './generated/model/error.ts';
import type { FieldError } from './generated/model/fieldError.ts';

/** What people see when an answer brings no message of its own. */
const fallbackMessage = 'Error occurred, please contact support';

/** No answer within this time counts as no connection, in milliseconds. */
const answerLimit = 60_000;

interface HttpSettings {
  /** Origin before every path; empty for the page's own. A server needs it set. */
  baseUrl: string;
  /** How requests are sent; a server that holds the API itself can inject them in-process. */
  fetch: typeof globalThis.fetch;
}

const settings: HttpSettings = { baseUrl: '', fetch: (input, init) => globalThis.fetch(input, init) };

/** Sets where and how all calls are sent, once, at the start of an app. Holds nothing about any one user. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  Object.assign(settings, changes);
}

/** What any generated call takes as its last argument. */
export interface RequestOptions extends RequestInit {
  /** Sent as `Idempotency-Key`; made when the form opens, so that a second click repeats the first. */
  idempotencyKey?: string;
  /** Sent as `Authorization: Bearer …`: a payment's or a link's token, or an API key. */
  bearerToken?: string;
  /** Instead of the configured one, for this call only. */
  fetch?: typeof globalThis.fetch;
}

/** `network_error`: no answer came. `unreadable_answer`: one came that isn't ours, such as a proxy's HTML page. */
type ClientErrorCode = 'network_error' | 'unreadable_answer';

/** Why a call failed. `message` is always filled and fit to be shown. */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  readonly type: ContractErrorType;
  /** The refused fields, by their path in the request body. */
  readonly errors: readonly FieldError[];
  /** What the caller's role lacks, where that is why. */
  readonly missingPermission: PermissionKey | undefined;
  /** For support; absent where the answer isn't ours. */
  readonly requestId: string | undefined;

  constructor(
    status: number,
    { message, code, type, errors, missing_permission, request_id }: Partial<ErrorBody>,
    absentCode: ClientErrorCode = 'unreadable_answer',
    options?: ErrorOptions,
  ) {
    super(message || fallbackMessage, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code ?? absentCode;
    this.type = type ?? 'api';
    this.errors = errors ?? [];
    this.missingPermission = missing_permission;
    this.requestId = request_id;
  }
}

/**
 * The error type of every generated hook, whatever the document declares for the wire.
 *
 * @public
 */
export type ErrorType<_Body> = ApiError;

/**
 * Sends one call and reads its answer; every generated function goes through here.
 *
 * Answers with what is in the `data` field, or with `{ data, meta }` for a page of a list, the text of a file, or
 * undefined for an empty body. Throws ApiError for anything but success; an abort by the caller is thrown as it is.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { idempotencyKey, bearerToken, fetch = settings.fetch, headers, signal, ...init } = options;
  const sent = new Headers(headers);
  if (!sent.has('Accept')) sent.set('Accept', 'application/json');
  if (idempotencyKey) sent.set('Idempotency-Key', idempotencyKey);
  if (bearerToken) sent.set('Authorization', `Bearer ${bearerToken}`);

  try {
    const response = await fetch(settings.baseUrl + path, {
      credentials: 'same-origin',
      ...init,
      headers: sent,
      signal: withinLimit(signal),
    });
    return (await read(response)) as T;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(0, {}, 'network_error', { cause: error });
  }
}

/** Ends a call that takes too long; in a browser that can't combine signals only the caller's own counts. */
function withinLimit(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(answerLimit);
  if (!signal) return limit;
  return 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : signal;
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  const body = isJson(response) ? parse(text) : undefined;
  if (!response.ok) throw new ApiError(response.status, errorBody(body));
  if (text === '') return undefined;
  if (!isJson(response)) return readFile(response, text);
  if (!isObject(body)) throw new ApiError(response.status, {});
  return 'data' in body && !('meta' in body) ? body.data : body;
}

/** A CSV is handed over as text; a page of HTML where data was asked for is some proxy's, not ours. */
function readFile(response: Response, text: string): string {
  if (response.headers.get('Content-Type')?.includes('text/html')) throw new ApiError(response.status, {});
  return text;
}

function isJson(response: Response): boolean {
  return /^application\/([\w.]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes only what has the declared shape, so that a stranger's JSON can't break a screen. */
function errorBody(body: unknown): Partial<ErrorBody> {
  if (!isObject(body)) return {};
  const { message, code, type, errors, missing_permission, request_id } = body as Partial<ErrorBody>;
  return {
    message: typeof message === 'string' ? message.trim() : '',
    ...(typeof code === 'string' && { code }),
    ...(typeof type === 'string' && { type }),
    errors: Array.isArray(errors) ? errors.filter((each) => typeof each?.field === 'string') : [],
    ...(permissionKeys.some((key) => key === missing_permission) && { missing_permission }),
    ...(typeof request_id === 'string' && { request_id }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
