/**
 * How data that changes elsewhere (a customer paying in another tab) is kept up to date: asked again every few seconds
 * while the page is visible, and at once when somebody comes back to it.
 */
export const whileWatched = {
  refetchInterval: 5_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const;
