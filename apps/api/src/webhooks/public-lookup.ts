import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { callbackify } from 'node:util';
import { SECOND } from '../platform/clock.ts';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a name, of both families. */
export type Resolve = (hostname: string) => Promise<string[]>;

/** A name that leads into a network that is nobody else's. */
export class PrivateAddressError extends Error {
  constructor() {
    super('The name resolves to an address that is not public.');
    this.name = 'PrivateAddressError';
  }
}

/**
 * Asks the name servers, never the machine's own list of hosts. It waits outside of the threads that also hash passwords,
 * so that slow name servers of somebody's endpoint hold up nothing else.
 */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 3 * SECOND, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [first] = answers;
  if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
  return addresses;
};

/**
 * The look-up of a connection that must lead to somebody else's public server. It is asked by the socket itself, which
 * connects to nothing but what it answers, so that a name cannot be one address when it is checked and another when it
 * is used (DNS rebinding).
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  const lookUp = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname);
    const [first] = addresses;
    if (first === undefined || !addresses.every(isPublicAddress)) throw new PrivateAddressError();
    const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    return { all, first: { address: first, family: isIPv6(first) ? 6 : 4 } };
  });
  return (hostname, options, callback) =>
    lookUp(hostname, (error, found) => {
      if (error !== null) callback(error, '', 0);
      else if (options.all === true) callback(null, found.all);
      else callback(null, found.first.address, found.first.family);
    });
}
