import { describe, expect, test } from 'vitest';
import {
  changeFilters,
  clearFilters,
  day,
  defineFilters,
  manyOf,
  oneOf,
  readFilters,
  text,
  wholeNumber,
  type FilterValues,
} from './filter-query.ts';

const filters = defineFilters(
  {
    search: text({ maxLength: 12 }),
    status: oneOf(['succeeded', 'failed']),
    method: manyOf(['card', 'transfer', 'wallet']),
    from: day(),
    to: day(),
    least: wholeNumber({ max: 1_000_000 }),
  },
  { ordered: [['from', 'to']] },
);

const read = (query: string) => readFilters(filters, new URLSearchParams(query));
const change = (query: string, values: FilterValues<typeof filters>) =>
  changeFilters(filters, new URLSearchParams(query), values).toString();

describe('reading', () => {
  test('every kind of value', () => {
    expect(
      read(
        'search=%2050%25_OFF%20&status=failed&method=wallet&method=card&from=2026-03-31&to=2026-03-31&least=0',
      ),
    ).toEqual({
      values: {
        search: '50%_OFF',
        status: 'failed',
        method: ['card', 'wallet'],
        from: '2026-03-31',
        to: '2026-03-31',
        least: 0,
      },
      problems: [],
    });
  });

  test('nothing, blanks and parameters of others are no filter and no problem', () => {
    expect(read('search=%20&status=&tab=all&utm_source=mail&cursor=x')).toEqual({ values: {}, problems: [] });
  });

  test.each([
    ['status=lost', 'status', 'lost', /there is no “lost”/],
    ['status=Failed', 'status', 'Failed', /there is no “Failed”/],
    ['search=longer+than+twelve', 'search', 'longer than twelve', /at most 12 characters/],
    ['from=2026-02-30', 'from', '2026-02-30', /not a day/],
    ['from=31.03.2026', 'from', '31.03.2026', /not a day/],
    ['least=1e3', 'least', '1e3', /whole number from 0 to 1000000/],
    ['least=-1', 'least', '-1', /whole number/],
    ['least=99999999999999999', 'least', '99999999999999999', /whole number/],
  ])('%s is reported and not used', (query, name, value, message) => {
    expect(read(query)).toEqual({
      values: {},
      problems: [{ name, value, message: expect.stringMatching(message) as string }],
    });
  });

  test('the readable part of several is used, the rest is reported', () => {
    const { values, problems } = read('method=card&method=cheque');
    expect(values).toEqual({ method: ['card'] });
    expect(problems).toMatchObject([{ name: 'method', value: 'cheque' }]);
  });

  test('a value given twice counts once and is reported, unless it is the same', () => {
    expect(read('status=failed&status=succeeded')).toMatchObject({
      values: { status: 'failed' },
      problems: [{ name: 'status', value: 'succeeded' }],
    });
    expect(read('status=failed&status=failed').problems).toEqual([]);
  });

  test('a range that ends before it begins keeps its beginning', () => {
    expect(read('from=2026-03-31&to=2026-03-01')).toMatchObject({
      values: { from: '2026-03-31' },
      problems: [{ name: 'to', value: '2026-03-01', message: expect.stringContaining('before') as string }],
    });
    expect(read('from=2026-03-31&to=2026-03-01').values).not.toHaveProperty('to');
  });
});

describe('changing', () => {
  test('keeps what others wrote, and what cannot be read until it is changed itself', () => {
    expect(change('tab=all&from=nonsense&utm=a&utm=b', { status: 'failed' })).toBe(
      'tab=all&from=nonsense&utm=a&utm=b&status=failed',
    );
  });

  test('drops the cursor when a filter changes, and only then', () => {
    expect(change('cursor=page5&status=failed', { status: 'succeeded' })).toBe('status=succeeded');
    expect(change('cursor=page5&status=failed', { status: 'failed' })).toBe('cursor=page5&status=failed');
    expect(change('cursor=page5&status=failed', {})).toBe('cursor=page5&status=failed');
  });

  test('the cursor may have another name', () => {
    const settlements = defineFilters({ status: oneOf(['paid']) }, { cursor: 'after' });
    expect(
      changeFilters(settlements, new URLSearchParams('after=3&cursor=mine'), { status: 'paid' }).toString(),
    ).toBe('cursor=mine&status=paid');
  });

  test.each([
    ['undefined', { search: undefined, method: undefined }],
    ['an empty value', { search: '  ', method: [] }],
  ])('%s removes a filter', (_, values) => {
    expect(change('search=obi&method=card&method=wallet&x=1', values)).toBe('x=1');
  });

  test('what is written is read back', () => {
    const values = {
      search: 'a&b=c d+é',
      method: ['transfer', 'card'],
      from: '2026-01-01',
      least: 250,
    } as const;
    const { values: back, problems } = readFilters(
      filters,
      changeFilters(filters, new URLSearchParams(), values),
    );
    expect(back).toEqual({ ...values, method: ['card', 'transfer'] });
    expect(problems).toEqual([]);
  });

  test('a name that is no filter is a mistake of the screen', () => {
    const strayed = { statuz: 'failed' } as FilterValues<typeof filters>;
    expect(() => change('', strayed)).toThrow(/"statuz" is none of the filters search, status/);
  });
});

test('clearing takes out all filters, readable or not, and the cursor', () => {
  const query = new URLSearchParams('status=lost&search=x&tab=all&cursor=5&method=card&method=cheque');
  expect(clearFilters(filters, query).toString()).toBe('tab=all');
});
