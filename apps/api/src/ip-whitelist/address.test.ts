import { describe, expect, test } from 'vitest';
import { DomainError } from '../http/errors.ts';
import { isListed, parseListedAddress } from './address.ts';

function refusalOf(text: string): DomainError {
  try {
    parseListedAddress(text);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error(`${text} was accepted.`);
}

describe('one canonical form', () => {
  test.each([
    ['198.51.100.9', '198.51.100.9', 'ipv4'],
    ['198.51.100.9/32', '198.51.100.9', 'ipv4'],
    ['203.0.113.0/24', '203.0.113.0/24', 'ipv4'],
    ['128.0.0.0/1', '128.0.0.0/1', 'ipv4'],
    ['2001:DB8::1', '2001:db8::1', 'ipv6'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8::1', 'ipv6'],
    ['2001:0db8::0001/128', '2001:db8::1', 'ipv6'],
    ['2001:db8::/32', '2001:db8::/32', 'ipv6'],
    ['::ffff:198.51.100.9', '198.51.100.9', 'ipv4'],
    ['0:0:0:0:0:FFFF:198.51.100.9', '198.51.100.9', 'ipv4'],
    ['::FFFF:C633:6409', '198.51.100.9', 'ipv4'],
    ['::ffff:10.0.0.0/104', '10.0.0.0/8', 'ipv4'],
    [' 1.2.3.4 ', '1.2.3.4', 'ipv4'],
    ['\t2001:db8::1', '2001:db8::1', 'ipv6'],
    ['::ffff:a00:0/104', '10.0.0.0/8', 'ipv4'],
  ])('%s is %s', (text, address, version) => {
    expect(parseListedAddress(text)).toEqual({ address, version });
  });
});

describe('what other programs read as another address, or what is none', () => {
  test.each([
    '010.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/24/1',
    '/24',
    '2001:db8::/129',
    '1::2::3',
    '12345::1',
    'fe80::1%eth0',
    '::ffff:010.0.0.1',
    '::ffff:0x7f.0.0.1',
    '::ffff:127.1',
    '::1.2.3.4',
    '64:ff9b::1.2.3.4',
    '10.0.0.0 /24',
    '198.51.100.9:443',
    '[2001:db8::1]',
    'example.com',
    '',
  ])('%j is refused at its field', (text) => {
    const { code, errors } = refusalOf(text);
    expect(code).toBe('validation_failed');
    expect(errors).toMatchObject([{ field: 'address', code: 'invalid_format' }]);
  });

  test.each(['0.0.0.0/0', '::/0', '::ffff:0:0/96'])('%s means every address and is refused', (text) => {
    expect(refusalOf(text).message).toContain('every address');
  });

  test('a range that mixes IPv4 and IPv6 is refused', () => {
    expect(refusalOf('::ffff:0:0/90').message).toContain('mixes IPv4 and IPv6');
  });

  test.each([
    ['10.0.0.1/24', '10.0.0.0/24'],
    ['2001:db8::1/32', '2001:db8::/32'],
    ['203.0.113.129/25', '203.0.113.128/25'],
  ])('%s has host bits set: the range meant is named', (text, meant) => {
    expect(refusalOf(text).message).toContain(`enter ${meant}.`);
  });
});

describe('who is on the list', () => {
  test.each([
    [['198.51.100.9'], '198.51.100.9', true],
    [['198.51.100.9'], '::ffff:198.51.100.9', true],
    [['198.51.100.9'], '::ffff:c633:6409', true],
    [['198.51.100.9'], '198.51.100.8', false],
    [['10.0.0.0/24'], '10.0.0.0', true],
    [['10.0.0.0/24'], '10.0.0.255', true],
    [['10.0.0.0/24'], '::ffff:10.0.0.7', true],
    [['10.0.0.0/24'], '10.0.1.0', false],
    [['10.0.0.0/24'], '9.255.255.255', false],
    [['10.0.0.128/25'], '10.0.0.127', false],
    [['2001:db8::/33'], '2001:db8:7fff:ffff::', true],
    [['2001:db8::/33'], '2001:db8:8000::', false],
    [['2001:db8::1'], '2001:DB8:0::1', true],
    [['8000::/1'], '198.51.100.9', false],
    [['10.0.0.0/8', '2001:db8::1'], '2001:db8::1', true],
    [['10.0.0.0/8'], 'unknown', false],
    [[], '198.51.100.9', true],
  ])('%j and %s: %s', (list, peer, expected) => {
    expect(isListed(list, peer)).toBe(expected);
  });
});
