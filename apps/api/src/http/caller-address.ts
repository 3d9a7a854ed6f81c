import ipaddr from 'ipaddr.js';

/** An address in canonical form: IPv4-mapped IPv6 as the IPv4 address that it is, no zone. */
export function canonicalAddress(text: string): string {
  const [plain = text] = text.split('%');
  return ipaddr.isValid(plain) ? ipaddr.process(plain).toString() : plain;
}
