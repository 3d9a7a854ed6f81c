import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { createCheckoutHandler } from '@harbour/checkout/server';
import { needsSession } from '@harbour/domain/redirect';
import { matchPage } from '@harbour/domain/routes';
import { StartError } from '@harbour/api/platform/start-error';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonHeaders, pageHeaders } from './document-headers.ts';
import { inProcessFetch } from './in-process-fetch.ts';

const appsFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A prerendered page, read once: its text and the headers that fit its inline scripts. */
interface Page {
  readonly html: string;
  readonly headers: Record<string, string>;
}

function readPage(...segments: string[]): Page {
  const file = path.join(appsFolder, ...segments);
  if (!existsSync(file)) {
    throw new StartError(
      `The front ends are not built: ${path.relative(process.cwd(), file)} is missing. Run npm start.`,
    );
  }
  const html = readFileSync(file, 'utf8');
  return { html, headers: pageHeaders(html) };
}

function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ ...page.headers, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** Hashed files never change, so that a browser may keep them for good. */
async function serveAssets(scope: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root: path.join(appsFolder, folder, prefix),
    prefix: `/${prefix}/`,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => {
      reply.headers(commonHeaders);
    },
  });
}

export interface FrontEndOptions {
  /** Where browsers reach the product, such as http://localhost:4000. */
  readonly publicOrigin: string;
}

/**
 * Site, dashboard and checkout on the API's own origin. The checkout renders on the server and reaches the API inside
 * this process, so that the payer's address is the socket's and not a header that anyone could write.
 */
export async function registerFrontEnds(app: FastifyInstance, options: FrontEndOptions): Promise<void> {
  const home = readPage('site/build/client/index.html');
  const notFound = readPage('site/build/client/404/index.html');
  const dashboard = readPage('dashboard/dist/index.html');

  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    await serveAssets(scope, 'site/build/client', 'site-assets');
    await serveAssets(scope, 'dashboard/dist', 'dashboard-assets');
    await serveAssets(scope, 'checkout/build/client', 'checkout-assets');

    scope.get('/favicon.svg', (_request, reply) => reply.redirect('/site-assets/favicon.svg', 302));
    scope.get('/', (_request, reply) => sendPage(reply, home));
  });

  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    const handle = createCheckoutHandler({
      publicOrigin: options.publicOrigin,
      apiFetch: inProcessFetch(app),
    });
    // The forms' bodies belong to React Router, which reads the stream itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const response = await handle(
        createRequest(request.raw, reply.raw, { host: new URL(options.publicOrigin).host }),
        { clientAddress: request.ip },
      );
      reply.code(response.status);
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.send(response.body);
    };
    for (const pattern of ['/pay/*', '/checkout/*']) {
      // Fastify's own answer to HEAD needs a body to drop, and the checkout has none there.
      scope.route({ method: ['GET', 'HEAD', 'POST'], url: pattern, exposeHeadRoute: false, handler: serve });
    }
  });

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, options.publicOrigin);
    const known = matchPage(pathname)?.app === 'dashboard';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // An unknown address under /app is told by the dashboard, whose frame leads on from there.
    if (reads && (known || needsSession(pathname))) {
      return sendPage(reply, dashboard, known ? 200 : 404).header('cache-control', 'no-store');
    }
    return sendPage(reply, notFound, 404);
  });
}
