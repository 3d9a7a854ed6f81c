import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges that are nobody's public server, by IANA's registry of special-purpose addresses. */
const SPECIAL_IPV4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carriers' own NAT
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a cloud's host agent, at an address that looks public
  ['169.254.0.0', 16], // link-local, with the clouds' metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays from IPv6
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 3], // multicast, reserved, broadcast
];

/**
 * IPv6 ranges inside 2000::/3 that are not public, or that carry an IPv4 address. What lies outside of it needs no row:
 * loopback, link-local, unique-local, multicast, and the mapped and translated (NAT64) forms of IPv4 addresses.
 */
const SPECIAL_IPV6: readonly [network: string, prefix: number][] = [
  ['2001::', 23], // protocols, with Teredo and ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
];

const special = new BlockList();
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address may be a server of somebody else: what is special, private, or no address at all, may not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
