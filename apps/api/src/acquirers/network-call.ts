/** Errors of a connection that was never made: the request can't have arrived. */
const NEVER_CONNECTED = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);
/** What failed then: a connection that there is already can also lose its way to the host, with the request sent. */
const CONNECTING = new Set(['connect', 'getaddrinfo']);

export type NetworkAnswer =
  { kind: 'answer'; status: number; body: unknown } | { kind: 'not_sent' } | { kind: 'silent' };

export interface NetworkCall {
  method: 'GET' | 'POST';
  url: string;
  secret: string;
  /** Milliseconds after which the call is given up, the reading of the body included. */
  timeout: number;
  body?: unknown;
}

/** One JSON call to the card network; whatever goes wrong is told as an outcome and never shows what was sent. */
export async function callNetwork({
  method,
  url,
  secret,
  timeout,
  body,
}: NetworkCall): Promise<NetworkAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json();
    return { kind: 'answer', status: response.status, body: answer };
  } catch (error) {
    return { kind: neverConnected(error) ? 'not_sent' : 'silent' };
  }
}

/** Whether a failed `fetch` never reached the other side. */
export function neverConnected(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  // One for each address of the host.
  const causes: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.length > 0 && causes.every(isOfConnecting);
}

function isOfConnecting(error: unknown): boolean {
  const { code, syscall }: NodeJS.ErrnoException = error instanceof Error ? error : new Error();
  return NEVER_CONNECTED.has(code ?? '') && CONNECTING.has(syscall ?? '');
}
