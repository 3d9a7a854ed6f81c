import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

const never = new Promise<never>(() => undefined);
const OWNER = 'owner';

test('what comes at once goes together, and what was left is done alone', async () => {
  const batches: number[][] = [];
  const double = inBatches<number, number>({
    together: async (_owner, items) => {
      batches.push([...items]);
      return items.map((item) => (item === 2 ? undefined : item * 2));
    },
    alone: async (_owner, item) => item * 20,
  });
  expect(await Promise.all([1, 2, 3].map((item) => double(OWNER, item)))).toEqual([2, 40, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('a batch that does not end keeps the next one waiting for a moment only', async () => {
  const answer = inBatches<string, string>({
    together: (_owner, items) => (items.includes('stuck') ? never : Promise.resolve(items)),
    alone: () => never,
  });
  void answer(OWNER, 'stuck');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(await answer(OWNER, 'next')).toBe('next');
});

test('what throws at once is an answer like another, and the next one is served', async () => {
  const answer = inBatches<string, string>({
    together: () => {
      throw new Error('no batch');
    },
    alone: (_owner, item) => {
      if (item === 'bad') throw new Error('refused');
      return Promise.resolve(item);
    },
  });
  await expect(answer(OWNER, 'bad')).rejects.toThrow('refused');
  expect(await answer(OWNER, 'good')).toBe('good');
});
