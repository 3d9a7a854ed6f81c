import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileWatched } from './refetching.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(ask: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => ({ ...useQuery({ queryKey: ['watched'], queryFn: ask, ...whileWatched }) }), {
    wrapper,
  }).result;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Until an answer is drawn, long before the next call. */
const answered = () => wait(100);
/** So long that it asks once more. */
const watched = () => wait(5_000);

it('asks again every few seconds, after a failure as well where something is shown', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('newer');
  ask.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('offline'));
  const shown = watch(ask);
  await answered();
  expect(shown.current.data).toBe('first');
  await watched();
  expect(shown.current).toMatchObject({ data: 'first', isError: true });
  await watched();
  expect(shown.current).toMatchObject({ data: 'newer', isError: false });
});

it('leaves a failure without an answer in its place until it is asked', async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('there');
  const shown = watch(ask);
  await wait(60_000);
  expect(shown.current.isError).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  await act(() => shown.current.refetch());
  await answered();
  expect(shown.current.data).toBe('there');
  await watched();
  expect(ask).toHaveBeenCalledTimes(3);
});
