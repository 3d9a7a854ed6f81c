import { expect, test } from 'vitest';
import type { Resolve } from './public-lookup.ts';
import { publicLookup } from './public-lookup.ts';

/** What a socket is told, asked as it asks: for one address, or for all. */
const lookUp = (resolve: Resolve, all: boolean) =>
  new Promise<unknown>((fulfil) => {
    publicLookup(resolve)('shop.example.com', { all }, (error, address, family) =>
      fulfil(error === null ? (family === undefined ? address : [address, family]) : error.message),
    );
  });

const TWO: Resolve = async () => ['1.1.1.1', '2606:4700:4700::1111'];

test('a socket that asks for all addresses gets all, and one that asks for one the first', async () => {
  expect(await lookUp(TWO, true)).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700:4700::1111', family: 6 },
  ]);
  expect(await lookUp(TWO, false)).toEqual(['1.1.1.1', 4]);
  expect(await lookUp(async () => ['2606:4700:4700::1111'], false)).toEqual(['2606:4700:4700::1111', 6]);
});

test.each([
  ['no address', []],
  ['a private one', ['10.0.0.1']],
  ['a private one among public ones', ['1.1.1.1', 'fd00:ec2::254', '1.0.0.1']],
])('%s is an error, however it is asked for', async (_what, addresses) => {
  for (const all of [true, false]) {
    expect(await lookUp(async () => addresses, all)).toBe(
      'The name resolves to an address that is not public.',
    );
  }
});

test('a resolver’s own error is passed on', async () => {
  const failing: Resolve = () => Promise.reject(new Error('SERVFAIL'));
  expect(await lookUp(failing, true)).toBe('SERVFAIL');
});
