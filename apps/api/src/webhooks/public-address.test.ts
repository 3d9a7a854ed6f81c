import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['1.1.1.1', 'a public server'],
  ['9.255.255.255', 'just below 10/8'],
  ['11.0.0.0', 'just above 10/8'],
  ['100.63.255.255', 'just below the carriers’ range'],
  ['100.128.0.0', 'just above the carriers’ range'],
  ['172.15.255.255', 'just below 172.16/12'],
  ['172.32.0.0', 'just above 172.16/12'],
  ['223.255.255.255', 'just below multicast'],
  ['2606:4700:4700::1111', 'a public server'],
  ['2a00:1450:4001:81b::200e', 'a public server'],
])('%s is public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['0.0.0.0', 'this host'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'carriers’ NAT'],
  ['100.100.100.200', 'metadata of a cloud, in the carriers’ range'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['168.63.129.16', 'host agent of a cloud'],
  ['169.254.169.254', 'metadata of clouds'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['192.0.0.192', 'metadata of a cloud'],
  ['198.18.0.1', 'benchmarks'],
  ['203.0.113.7', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible loopback'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:7f00:1', 'mapped loopback in hexadecimal'],
  ['::ffff:1.1.1.1', 'mapped'],
  ['::ffff:0:127.0.0.1', 'translated loopback'],
  ['64:ff9b::7f00:1', 'NAT64 of loopback'],
  ['64:ff9b:1::a00:1', 'local NAT64'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata of a cloud'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['localhost', 'no address'],
  ['', 'nothing'],
])('%s is not: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
