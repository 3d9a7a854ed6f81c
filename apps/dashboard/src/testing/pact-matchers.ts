import { MatchersV3 } from '@pact-foundation/pact';

/** What a screen decides by: these values must come exactly so, everything else by its type. */
const exact: ReadonlySet<string> = new Set(['status', 'code', 'outcome', 'amount_type', 'mode']);

/**
 * What an answer must look like: an example's own structure, its values by type. Lists are matched entry by entry, so that
 * a null in one row and a value in the next are both agreed on. Null is agreed on as null, zero stays zero.
 */
export function answerMatcher(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => answerMatcher(entry));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, answerMatcher(each, key)]));
  }
  if (value === null) return MatchersV3.nullValue();
  if (typeof value === 'string') return exact.has(name) ? MatchersV3.equal(value) : MatchersV3.string(value);
  if (typeof value === 'number') {
    return Number.isInteger(value) ? MatchersV3.number(value) : MatchersV3.decimal(value);
  }
  return MatchersV3.boolean(Boolean(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
