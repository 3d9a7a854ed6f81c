/** Addresses of style sheets that did not arrive. */
const missing = new Set<string>();

/**
 * Imports a piece of the app with its styles. A browser fetches a module anew after a failure; a style sheet that failed is
 * counted as there by the bundler's loader, and the next import would draw its piece without it. So it is fetched first.
 *
 * @throws what the import throws, or that a style sheet is missing still, in the loader's own words
 */
export async function importWhole<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  if (missing.size > 0) await Promise.all([...missing].map(fetchStyles));
  try {
    return await load();
  } catch (error) {
    const [, href] =
      (error instanceof Error && /^Unable to preload CSS for (\S+)$/.exec(error.message)) || [];
    if (href) missing.add(href);
    throw error;
  }
}

function fetchStyles(href: string): Promise<void> {
  return new Promise((arrived, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => {
      missing.delete(href);
      arrived();
    });
    link.addEventListener('error', () => {
      link.remove();
      failed(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });
}
