import { renderToStaticMarkup } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { faultContext, policyContext } from './contexts.ts';
import { DocumentContext } from './document-context.ts';
import { stylesFor } from './stylesheet.ts';

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
  const html = renderToStaticMarkup(
    <DocumentContext value={{ nonce }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
  );
  const styles = stylesFor(routerContext, html);
  return new Response(`<!doctype html>${withStyles(html, styles, nonce)}`, { status, headers });
}

/** Which rules a page needs is known only when it is drawn, so they are put in at the end of its head. */
function withStyles(html: string, styles: string, nonce: string): string {
  const end = html.indexOf('</head>');
  const font = /url\((\/checkout-assets\/archivo-latin-wght[^)]+)\)/.exec(styles)?.[1];
  // Asked for at once, it is mostly there by the first layout; later than that it is not used on this page.
  const preload = font
    ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="">`
    : '';
  return `${html.slice(0, end)}${preload}<style nonce="${nonce}">${styles}</style>${html.slice(end)}`;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page for an error that was foreseen (404, the API's own words) is no fault.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(faultContext)(error);
};
