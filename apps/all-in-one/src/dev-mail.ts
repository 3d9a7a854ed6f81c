import type { Database } from '@harbour/api/platform/database';
import type { FastifyInstance } from 'fastify';
import { commonHeaders } from './document-headers.ts';

const LATEST = 50;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** The mail's text with its links made clickable; everything else is shown as it is. */
function linkify(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/gu, (url) => `<a href="${url}">${url}</a>`);
}

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1rem; margin: 0; }
  p { margin: 0.25rem 0; opacity: 0.75; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0 0; }
`;

/**
 * `/dev/mail`: the mails that would have left by SMTP, newest first. Registered in development only, since whoever
 * reads it can follow everybody's reset and invitation links.
 */
export function registerDevMail(app: FastifyInstance, database: Database, publicOrigin: string): void {
  const { host } = new URL(publicOrigin);
  app.get('/dev/mail', async (request, reply) => {
    // A foreign name that was pointed at this machine (DNS rebinding) gets nothing.
    if (request.host !== host) {
      reply.callNotFound();
      return reply;
    }
    const mails = await database.acrossBusinesses((trx) =>
      trx
        .selectFrom('mails')
        .select(['recipient', 'subject', 'text_body', 'created_at'])
        .orderBy('created_at', 'desc')
        .limit(LATEST)
        .execute(),
    );
    const articles = mails.map(
      (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)} · <time>${mail.created_at.toISOString()}</time></p>
<pre>${linkify(mail.text_body)}</pre></article>`,
    );
    return reply
      .headers({
        ...commonHeaders,
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      })
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail outbox · Harbour</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>Mail outbox</h1><p>No mail server is set (SMTP_URL), so mails stay here.</p>
${articles.join('\n') || '<p>No mail yet.</p>'}</body></html>`);
  });
}
