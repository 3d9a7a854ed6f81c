import { DomainError } from '../http/errors.ts';
import { PrivateAddressError } from './public-lookup.ts';

/** What the system calls the ways in which a connection fails, in words. */
const BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of its host cannot be resolved.',
  ENODATA: 'The name of its host cannot be resolved.',
  ESERVFAIL: 'The name of its host cannot be resolved.',
  ETIMEOUT: 'The name servers of its host did not answer.',
  ECONNREFUSED: 'It refused the connection.',
  ECONNRESET: 'It broke off the connection.',
  EPIPE: 'It broke off the connection.',
  EHOSTUNREACH: 'Its host cannot be reached.',
  ENETUNREACH: 'Its host cannot be reached.',
  ETIMEDOUT: 'Its host did not answer.',
  EPROTO: 'It does not speak TLS as it should.',
  HPE_HEADER_OVERFLOW: 'The headers of its answer are too large.',
  CERT_HAS_EXPIRED: 'Its TLS certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its TLS certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its TLS certificate is self-signed.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its TLS certificate lacks an intermediate certificate.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its TLS certificate is for another name.',
};

/** Why no answer came, for the merchant; nothing of our own network is told. */
export function describeFailure(error: unknown): string {
  if (error instanceof PrivateAddressError || error instanceof DomainError) {
    return 'Its address is not on the public internet, so no connection was made.';
  }
  const code = codeOf(error);
  const known = BY_CODE[code];
  if (known !== undefined) return known;
  if (code === 'ABORT_ERR') return 'It did not answer in time.';
  if (code.startsWith('ERR_SSL') || code.includes('CERT')) return 'Its TLS certificate is not valid.';
  if (code.startsWith('HPE_')) return 'Its answer is not HTTP.';
  return 'The connection failed.';
}

/** Connections that are tried to several addresses at once fail with one error for each. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Why an answer of that status counts as failed; null when it does not. */
export function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `It answered with a redirect (status ${status}), and redirects are not followed.`;
  }
  if (status === 410) return 'It answered with status 410: gone for good, so the endpoint was disabled.';
  return `It answered with status ${status}.`;
}
