/**
 * Decodes unpadded base64url that holds a JSON object; undefined for padding, other alphabets, stray bits, broken UTF-8
 * and anything that isn't an object.
 */
export function decodeMessage(text: string): Record<string, unknown> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) return undefined;
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The unpadded base64url of a message's JSON. */
export function encodeMessage(message: object): string {
  return Buffer.from(JSON.stringify(message), 'utf8').toString('base64url');
}
