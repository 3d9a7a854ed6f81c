/**
 * PostgreSQL's classes for trouble that passes: 08 connection, 40 the transaction lost a race, 53 out of connections,
 * memory or disk, 57014 it took too long, 57P it is being stopped or started, 58 its disk; 55P03 others held the rows for too
 * long, 25P03 we did.
 */
const PASSING = /^(08|40|53|57014|57P|58|55P03|25P03)/;

/** The same from the operating system, when there is no server to talk to or no room to write. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);

const MESSAGES =
  /timeout exceeded when trying to connect|not currently accepting connections|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end/i;

/** Whether an error means that the database or the disk can't be used right now, through no fault of the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PASSING.test(code) || SYSTEM.has(code) || MESSAGES.test(error.message);
}
