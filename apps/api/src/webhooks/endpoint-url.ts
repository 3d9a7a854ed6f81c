import { isIP } from 'node:net';
import { fieldError } from '../http/errors.ts';
import { isPublicAddress } from './public-address.ts';

/** The host as the socket takes it: an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** The longest address in its canonical form, in which a character may take up to nine: it stands in an index. */
const LONGEST = 2_048;

const LOCAL = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Reads the address of an endpoint and gives its one canonical form, in which odd notations of an IP address
 * (`2130706433`, `0x7f.1`) are the address that they mean. What a name resolves to is checked when a connection is made.
 *
 * Fails with: validation_failed, on the field `url`.
 *
 * @param privateTargets whether addresses of the own network are taken, and http on this machine
 */
export function parseEndpointUrl(text: string, privateTargets: boolean): URL {
  if (!URL.canParse(text)) throw fieldError('url', 'invalid_format', 'This is not a web address.');
  const url = new URL(text);
  const host = hostOf(url);
  const localHttp = privateTargets && url.protocol === 'http:' && LOCAL.has(host);
  if (url.protocol !== 'https:' && !localHttp) {
    throw fieldError('url', 'not_supported', 'The address must start with https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw fieldError('url', 'not_supported', 'The address must not hold a user name or a password.');
  }
  if (text.includes('#')) {
    throw fieldError('url', 'not_supported', 'The address must not have a part behind #: it is never sent.');
  }
  if (!privateTargets && ((isIP(host) !== 0 && !isPublicAddress(host)) || isLocalName(host))) {
    throw fieldError('url', 'not_supported', 'This address is not on the public internet.');
  }
  if (url.href.length > LONGEST) {
    throw fieldError('url', 'too_long', `Encoded, the address must have ${LONGEST} characters or fewer.`);
  }
  return url;
}

/** Names that resolvers answer with this machine, and names without a dot, which only mean something in one network. */
function isLocalName(host: string): boolean {
  return isIP(host) === 0 && (/(^|\.)localhost\.?$/.test(host) || !host.replace(/\.$/, '').includes('.'));
}
