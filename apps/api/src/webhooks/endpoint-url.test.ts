import { expect, test } from 'vitest';
import { DomainError } from '../http/errors.ts';
import { parseEndpointUrl } from './endpoint-url.ts';

const refusalOf = (text: string, privateTargets = false) => {
  try {
    return parseEndpointUrl(text, privateTargets).href;
  } catch (error) {
    return error instanceof DomainError ? error.errors : error;
  }
};
const refused = (message: string, code = 'not_supported') => [{ field: 'url', code, message }];

test.each([
  ['https://shop.example.com/hooks', 'https://shop.example.com/hooks'],
  ['https://SHOP.example.com:443/hooks?shop=1', 'https://shop.example.com/hooks?shop=1'],
  ['https://shop.example.com', 'https://shop.example.com/'],
  ['https://shop.example.com:8443/', 'https://shop.example.com:8443/'],
  ['https://1.1.1.1/hooks', 'https://1.1.1.1/hooks'],
  ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
])('%s is taken as %s', (text, canonical) => {
  expect(parseEndpointUrl(text, false).href).toBe(canonical);
});

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://0x7f000001/',
  'https://①②⑦.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fd00:ec2::254]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://shop.localhost/',
  'https://intranet/',
])('%s is not on the public internet', (text) => {
  expect(refusalOf(text)).toEqual(refused('This address is not on the public internet.'));
});

test.each([
  ['http://shop.example.com/', refused('The address must start with https://.')],
  ['ftp://shop.example.com/', refused('The address must start with https://.')],
  ['javascript:alert(1)', refused('The address must start with https://.')],
  ['https://ada:secret@shop.example.com/', refused('The address must not hold a user name or a password.')],
  ['https://shop.example.com/#part', refused('The address must not have a part behind #: it is never sent.')],
  ['https://shop.example.com/#', refused('The address must not have a part behind #: it is never sent.')],
  ['https://', refused('This is not a web address.', 'invalid_format')],
  ['https://999.1.1.1/', refused('This is not a web address.', 'invalid_format')],
])('%s is refused with its reason', (text, errors) => {
  expect(refusalOf(text)).toEqual(errors);
});

test('where private targets are allowed, http is for this machine alone', () => {
  expect(refusalOf('http://localhost:3000/hooks', true)).toBe('http://localhost:3000/hooks');
  expect(refusalOf('http://127.0.0.1:3000/hooks', true)).toBe('http://127.0.0.1:3000/hooks');
  expect(refusalOf('https://10.0.0.1/hooks', true)).toBe('https://10.0.0.1/hooks');
  expect(refusalOf('http://10.0.0.1/hooks', true)).toEqual(refused('The address must start with https://.'));
});

test('an address is as long as what is stored and sent, in which a letter may take many characters', () => {
  const longest = `https://shop.example.com/${'x'.repeat(2023)}`;
  expect(refusalOf(longest)).toBe(longest);
  for (const text of [`${longest}x`, `https://shop.example.com/${'é'.repeat(400)}`]) {
    expect(refusalOf(text)).toEqual(
      refused('Encoded, the address must have 2048 characters or fewer.', 'too_long'),
    );
  }
});
