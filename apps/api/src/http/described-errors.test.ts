import pg from 'pg';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { eachRow } from '../platform/each-row.ts';
import { loggerOptions } from './answer-log.ts';

/** What the log says of an error. */
function logged(error: unknown): string {
  const lines: string[] = [];
  const logger = loggerOptions({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  Fastify({ logger }).log.error({ err: error }, 'A recurring job failed');
  return lines.join('');
}

test('of work that failed for a row the log says why, and nothing of the row itself', async () => {
  const refused = new pg.DatabaseError('invalid input syntax for type json', 1, 'error');
  Object.assign(refused, { code: '22P02', detail: 'Failing row: Ada Obi', where: 'ada@example.com' });
  const work = eachRow([{ id: 'att_1' }], 'at once', () => Promise.reject(refused));
  const failure = await work.catch((error: unknown) => error);
  const line = logged(failure instanceof AggregateError ? failure.errors[0] : failure);
  expect(JSON.parse(line)).toMatchObject({
    err: { message: 'The work on att_1 failed.', cause: { message: refused.message, code: '22P02' } },
  });
  expect(line).not.toContain('Ada');
  expect(line).not.toContain('ada@');
});

test('an error of many tells of each, and causes in a circle come to an end', () => {
  const circle = new Error('one');
  circle.cause = new AggregateError([new Error('two', { cause: circle }), 'three'], 'many');
  const line = logged(circle);
  expect(line).toContain('"message":"two"');
  expect(line).not.toContain('three');
});

test('a card’s number in the words of an error is not logged', () => {
  const error = new Error('No.', { cause: new Error('4242 4242-4242 4242 of 4242424242424242 is unknown') });
  expect(logged(error)).not.toContain('4242');
});
