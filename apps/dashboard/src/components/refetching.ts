/** What is looked at of a query: whether an answer is there, and whether the last call failed. */
interface Watched {
  state: { data: unknown; error: Error | null };
}

/**
 * How data that changes elsewhere (a customer paying in another tab) is kept up to date: asked again every few seconds
 * while the page is visible, and at once when somebody comes back to it. Where nothing could be loaded at all, it waits to
 * be asked: each further try would take the words of the failure, and the button in them, from under whoever reads them.
 */
export const whileWatched = {
  refetchInterval: ({ state }: Watched) => (state.data || !state.error) && 5_000,
  refetchOnWindowFocus: 'always',
} as const;
