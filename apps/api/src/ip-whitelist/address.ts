import ipaddr from 'ipaddr.js';
import { canonicalAddress } from '../http/caller-address.ts';
import { fieldError } from '../http/errors.ts';

/** Four decimal parts without leading zeros: `010.0.0.1` and `127.1` are other addresses to other programs. */
const STRICT_IPV4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/;
/** IPv6 with an IPv4 tail. Only the mapped form is taken; ipaddr.js would read `::1.2.3.4` as mapped, too. */
const MAPPED_TAIL = /^(?:::|(?:0{1,4}:){5})ffff:([\d.]+)$/i;
const STRICT_PREFIX = /^(0|[1-9]\d{0,2})$/;

export interface ListedAddress {
  /** Canonical: `198.51.100.9`, `10.0.0.0/24`, `2001:db8::1`. */
  address: string;
  version: 'ipv4' | 'ipv6';
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const refuse = (message: string): Error => fieldError('address', 'invalid_format', message);

/** An IPv4 address as the last two groups of an IPv6 one. */
function hexOf(address: Address): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.toByteArray();
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function parseStrictly(text: string): Address {
  if (text.includes('.') && !text.includes(':')) {
    if (!STRICT_IPV4.test(text) || !ipaddr.IPv4.isValid(text)) {
      throw refuse(
        'Write an IPv4 address as four numbers from 0 to 255 without leading zeros, such as 198.51.100.9.',
      );
    }
    return ipaddr.IPv4.parse(text);
  }
  if (text.includes('%'))
    throw refuse('An address with a zone is only valid on one machine and cannot be listed.');
  if (text.includes('.')) {
    const tail = MAPPED_TAIL.exec(text)?.[1];
    if (tail !== undefined) return parseStrictly(`::ffff:${hexOf(parseStrictly(tail))}`);
    throw refuse('Write the IPv4 address alone, or an IPv6 address without dots.');
  }
  if (!text.includes(':') || !ipaddr.IPv6.isValid(text)) {
    throw refuse(
      'Enter an IPv4 or IPv6 address or a range, such as 198.51.100.9, 203.0.113.0/24 or 2001:db8::1.',
    );
  }
  return ipaddr.IPv6.parse(text);
}

const bitsOf = (address: Address): number => (address.kind() === 'ipv4' ? 32 : 128);

/** The address with every bit behind the prefix cleared. */
function networkOf(address: Address, prefix: number): Address {
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, prefix - index * 8));
    return byte & (0xff << (8 - kept)) & 0xff;
  });
  return ipaddr.fromByteArray(bytes);
}

/** IPv4-mapped IPv6 is the IPv4 address; its range counts from bit 96. */
function unmap(address: Address, prefix: number): [Address, number] {
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()) {
    if (prefix < 96) throw refuse('This range mixes IPv4 and IPv6. Enter them as two ranges.');
    return [address.toIPv4Address(), prefix - 96];
  }
  return [address, prefix];
}

/**
 * Reads an address or range in strict notation and gives its one canonical form. Spaces around it are cut.
 *
 * Fails with: validation_failed, saying what is wrong; nothing is corrected silently.
 */
export function parseListedAddress(text: string): ListedAddress {
  const [written = '', prefixText, ...rest] = text.trim().split('/');
  const parsed = parseStrictly(written);
  if (rest.length > 0) throw refuse('A range has one slash, such as 203.0.113.0/24.');
  const bits = bitsOf(parsed);
  if (prefixText !== undefined && (!STRICT_PREFIX.test(prefixText) || Number(prefixText) > bits)) {
    throw refuse(`Behind the slash stands a number from 1 to ${bits}.`);
  }
  const [address, prefix] = unmap(parsed, prefixText === undefined ? bits : Number(prefixText));
  if (prefix === 0) throw refuse('This range is every address. An empty list already allows any.');
  const network = networkOf(address, prefix);
  if (network.toString() !== address.toString()) {
    throw refuse(`The range begins at ${network.toString()}: enter ${network.toString()}/${prefix}.`);
  }
  const version = address.kind();
  return {
    address: prefix === bitsOf(address) ? address.toString() : `${address.toString()}/${prefix}`,
    version,
  };
}

export function versionOf(listed: string): 'ipv4' | 'ipv6' {
  return listed.includes(':') ? 'ipv6' : 'ipv4';
}

/** Whether a peer's address is one of the listed ones; an empty list allows any. */
export function isListed(list: readonly string[], peer: string): boolean {
  if (list.length === 0) return true;
  const canonical = canonicalAddress(peer);
  if (!ipaddr.isValid(canonical)) return false;
  const address = ipaddr.parse(canonical);
  return list.some((listed) => {
    const [network, prefix] = listed.includes('/')
      ? ipaddr.parseCIDR(listed)
      : [ipaddr.parse(listed), bitsOf(ipaddr.parse(listed))];
    return (
      address.kind() === network.kind() &&
      networkOf(address, prefix).toString() === networkOf(network, prefix).toString()
    );
  });
}
