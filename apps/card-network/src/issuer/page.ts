import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, trusted } from './html.ts';
import type { Html } from './html.ts';
import { pageStyle } from './page-style.ts';

export type Page = {
  title: string;
  content: Html;
  /** Origin that the page's form posts to; its own by default. */
  formOrigin?: string;
  /** Our own script, run at the page's end. */
  script?: string;
  status?: number;
};

const bankHeader = html`<header class="bank">
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <rect width="24" height="24" rx="6" fill="currentColor" />
    <g
      fill="none"
      stroke="var(--on-accent)"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d="M5 9.75 12 5.5l7 4.25H5Z" />
      <path d="M7.5 12.5v3.25M12 12.5v3.25M16.5 12.5v3.25M5.5 18.5h13" />
    </g>
  </svg>
  <strong>Sandbox Bank</strong>
  <span>Test</span>
</header>`;

/** Sends a page of the bank: one document, its own nonce, nothing loaded from anywhere, framed by whoever asks. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src ${page.script === undefined ? "'none'" : `'nonce-${nonce}'`}`,
    `form-action ${page.formOrigin ?? "'self'"}`,
    "base-uri 'none'",
    'frame-ancestors *',
  ];
  const script =
    page.script === undefined
      ? undefined
      : html`<script nonce="${nonce}">
          ${trusted(page.script)};
        </script>`;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${trusted(pageStyle)}
        </style>
      </head>
      <body>
        <main>${bankHeader}${page.content}</main>
        ${script}
      </body>
    </html>`;
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-security-policy': policy.join('; '),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The merchant sees which origin a result comes from, and no more.
      'referrer-policy': 'origin',
      'x-content-type-options': 'nosniff',
    })
    .send(document.markup);
}
