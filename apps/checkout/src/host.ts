/** Who pays: what the API must learn about the browser although the checkout's server stands between them. */
export interface Payer {
  /** The address of the payer's connection, after the host has dealt with its own proxies. */
  clientAddress: string;
}

interface CommonHost {
  /** Scheme, host and port that payers see, for example `https://pay.example.com`. */
  publicOrigin: string;
  /** Told of faults that a payer was shown a 500 page for. Default: one line on stderr, never with a body in it. */
  reportFault?: (error: unknown, request: Request) => void;
}

/**
 * What the checkout needs from the server that mounts it: the payers' origin, and a way to the API. `apiFetch` calls an
 * API in the same process; `apiOrigin` names one elsewhere, reached by HTTP with `X-Forwarded-For` set to the payer.
 * Either way `User-Agent` and `Accept` of the API request are those of the payer.
 */
export type CheckoutHost = CommonHost &
  ({ apiFetch: (request: Request, payer: Payer) => Promise<Response> } | { apiOrigin: string });

/** Answers one request to the checkout's pages (`/pay/*`, `/checkout/*`). Never rejects. */
export type CheckoutHandler = (request: Request, payer: Payer) => Promise<Response>;
