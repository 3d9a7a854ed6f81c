import { renderToStaticMarkup } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { faultContext, policyContext } from './contexts.ts';
import { DocumentContext } from './document-context.ts';
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
  // A merchant's brand, which brings its roles for every theme.
  const html = drawn.replaceAll(ownStyles, '');
  const brand = [...drawn.matchAll(ownStyles)].map(([, css = '']) => css).join('');
  const css = stylesFor(routerContext, html, brand);
  // Which rules a page needs is known only when it is drawn, so they are put in at the end of its head.
  const page = html.replace('</head>', () => `<style nonce="${nonce}">${css}</style></head>`);
  return new Response(`<!doctype html>${page}`, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A page for an error that was foreseen (404, the API's own words) is no fault.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(faultContext)(error);
};
