/** A reason not to start that a person can act on: printed as one line, without a stack. */
export class StartError extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'StartError';
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** The host and port of a database address; never the password. */
export function databasePlace(connectionString: string): string {
  try {
    const url = new URL(connectionString);
    return `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}`;
  } catch {
    return 'the given address';
  }
}

/** Why the database could not be reached, in one line for a person. `undefined` when it is not a matter of reaching it. */
export function describeDatabaseFailure(error: unknown, place: string): string | undefined {
  const nested = error instanceof AggregateError ? error.errors[0] : error;
  switch (codeOf(nested)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `DATABASE_URL names a host that cannot be found (${place}).`;
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${place} (DATABASE_URL). Is it running?`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `PostgreSQL at ${place} (DATABASE_URL) cannot be reached.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${place} refuses the user or the password of DATABASE_URL.`;
    case '3D000':
      return `The database of DATABASE_URL does not exist (${place}).`;
    case '42501':
      return /extension/.test(messageOf(nested))
        ? `The user of DATABASE_URL may not create the extensions pg_trgm and btree_gin, which search needs. Grant it CREATE on the database (${place}), or create them there as a superuser.`
        : `The user of DATABASE_URL may not create tables in its database (${place}).`;
    case '0A000':
    case '58P01':
      return /extension/.test(messageOf(nested))
        ? `PostgreSQL at ${place} (DATABASE_URL) lacks the extensions pg_trgm and btree_gin, which search needs. They come with PostgreSQL’s contrib package.`
        : undefined;
    case '53300':
      return `PostgreSQL at ${place} has no free connection.`;
    case '53100':
    case 'ENOSPC':
      return 'The disk is full.';
    case '57P03':
      return `PostgreSQL at ${place} is still starting. Try again in a moment.`;
    case 'ERR_INVALID_URL':
      return 'DATABASE_URL cannot be read as an address.';
    default:
      break;
  }
  const message = messageOf(nested);
  if (/timeout exceeded when trying to connect|Connection terminated/i.test(message)) {
    return `PostgreSQL at ${place} (DATABASE_URL) does not answer.`;
  }
  if (/does not support SSL|password must be a string/i.test(message)) {
    return `PostgreSQL at ${place} (DATABASE_URL) cannot be used: ${message}.`;
  }
  return undefined;
}

/** One line for whatever stopped the start. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const code = codeOf(error);
  const details = error instanceof Error ? error : undefined;
  if (code === 'EADDRINUSE' && details !== undefined && 'port' in details) {
    return `Port ${String(details.port)} is taken by another program. Set PORT to a free one, or end that program.`;
  }
  if (code === 'EACCES' && details !== undefined && 'port' in details) {
    return `Port ${String(details.port)} may not be used by this user. Set PORT to one above 1023.`;
  }
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full.';
  if (code === 'EROFS') return 'The disk cannot be written to.';
  return details?.message ?? String(error);
}
