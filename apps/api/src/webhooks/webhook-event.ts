import { money } from '../payments/money-answer.ts';

/** The type of the event that somebody asks for to try an endpoint; no endpoint has to ask for it. */
export const TEST_EVENT = 'webhook.test';

interface Occurrence {
  id: string;
  type: string;
  mode: 'test' | 'live';
  occurredAt: Date;
  /** What it happened to, and what the event says of it. */
  data: Record<string, unknown>;
}

/** The JSON text that is posted: made once, so that every try sends and signs the same bytes. */
export function bodyOf({ id, type, mode, occurredAt, data }: Occurrence): string {
  return JSON.stringify({ id, type, timestamp: occurredAt.toISOString(), mode, data });
}

/** Numbers of an event's payload that are minor units of its currency. */
const SUMS = new Set(['amount', 'fee', 'net']);
/** The mode stands beside the data, the currency in each sum. */
const STATED_ELSEWHERE = new Set(['mode', 'currency']);

/** An event's payload as the wire has it: with the id of what it happened to, and sums with their currency. */
export function dataOf(subjectId: string, payload: Record<string, unknown>): Record<string, unknown> {
  const { currency } = payload;
  const entries = Object.entries(payload)
    .filter(([name]) => !STATED_ELSEWHERE.has(name))
    .map(([name, value]) =>
      SUMS.has(name) && typeof value === 'number' && typeof currency === 'string'
        ? [name, money(value, currency)]
        : [name, value],
    );
  return { id: subjectId, ...Object.fromEntries(entries) };
}
