import { fieldError } from '../../http/errors.ts';

/** What a CRes, or the Erro that an issuer sends in its place, says about itself. */
export interface ChallengeResponse {
  messageVersion: string;
  threeDSServerTransID: string;
  acsTransID: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FINAL_STATUSES: ReadonlySet<unknown> = new Set(['Y', 'A', 'N', 'U', 'R', 'I']);

/**
 * Reads the form field `cres`: unpadded base64url of a JSON object, nothing else. Its transStatus is looked at for its
 * form alone; the result is what the issuer told our server.
 *
 * Fails with: validation_failed.
 */
export function readCres(cres: string): ChallengeResponse {
  const message = parse(cres);
  const known =
    message.messageType === 'CRes' ? FINAL_STATUSES.has(message.transStatus) : message.messageType === 'Erro';
  const { messageVersion, threeDSServerTransID, acsTransID } = message;
  if (!known || typeof messageVersion !== 'string' || !isUuid(threeDSServerTransID) || !isUuid(acsTransID)) {
    throw unreadable();
  }
  return { messageVersion, threeDSServerTransID, acsTransID };
}

function parse(cres: string): Record<string, unknown> {
  const bytes = Buffer.from(cres, 'base64url');
  // Padding, other alphabets and stray bits decode too, but not back to the same text.
  if (bytes.toString('base64url') !== cres) throw unreadable();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Not UTF-8 or not JSON: the same answer as for any other text.
  }
  throw unreadable();
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

function unreadable() {
  return fieldError('cres', 'invalid_format', "This is not an answer of the card issuer's check.");
}
