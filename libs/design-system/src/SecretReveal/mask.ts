/** As many dots for every secret: not even its length is told. */
const DOTS = '•'.repeat(12);

/** The secret with all but its public prefix hidden: `sk_test_4f8a…` becomes `sk_test_••••••••••••`. */
export function mask(secret: string): string {
  const [prefix = ''] = /^(?:[a-z]{2,6}_){1,2}/.exec(secret) ?? [];
  return `${prefix}${DOTS}`;
}
