import { renderToStaticMarkup } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { faultContext, policyContext } from './contexts.ts';
import { DocumentContext } from './document-context.ts';
import { ENHANCED_HEADER } from './enhance/submit-form.ts';
import { stylesFor } from './stylesheet.ts';

const ownStyles = /<style[^>]*>([^<]*)<\/style>/g;

/**
 * Renders a page to plain HTML. No page is hydrated: each is complete as it arrives, and the little script that improves
 * it stands in it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = loadContext.get(policyContext);
  const drawn = renderToStaticMarkup(
    <DocumentContext value={{ nonce }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
  );
  const webFont = hasFont(request.headers);
  // A merchant's brand, which brings its roles for every theme.
  const html = drawn.replaceAll(ownStyles, '');
  const brand = [...drawn.matchAll(ownStyles)].map(([, css = '']) => css).join('');
  const { css, font } = stylesFor(routerContext, html, brand, webFont);
  const hint = webFont ? 'preload' : 'prefetch';
  const fontLink = font
    ? `<link rel="${hint}" as="font" type="font/woff2" href="${font}" crossorigin="">`
    : '';
  // Which rules a page needs is known only when it is drawn, so they are put in at the end of its head. The font of the
  // next page waits until this one is there.
  const head = `${webFont ? fontLink : ''}<style nonce="${nonce}">${css}</style></head>`;
  const last = `${webFont ? '' : fontLink}</body>`;
  const page = html.replace('</head>', () => head).replace(/<\/body>(?=<\/html>$)/, () => last);
  return new Response(`<!doctype html>${page}`, { status, headers });
}

/** Who comes from a page of ours has been given the font there. */
function hasFont(headers: Headers): boolean {
  const page = headers.get(ENHANCED_HEADER);
  return page === null ? headers.get('Sec-Fetch-Site') === 'same-origin' : page === 'with-font';
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page for an error that was foreseen (404, the API's own words) is no fault.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(faultContext)(error);
};
