import { html } from './html.ts';
import type { Page } from './page.ts';

/**
 * A page that form-posts fields to another site by itself, and with a button where scripts don't run.
 *
 * @param target absolute http(s) URL, checked before
 * @param fields hidden fields by name; those undefined are left out
 */
export function returnPage(target: string, fields: Record<string, string | undefined>): Page {
  const inputs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
  return {
    title: 'Returning to the shop – Sandbox Bank',
    formOrigin: new URL(target).origin,
    script: 'document.forms[0].submit()',
    content: html`<h1>Returning to the shop</h1>
      <p>The bank has finished here, and the shop goes on with your payment.</p>
      <form method="post" action="${target}">
        ${inputs}
        <noscript>
          <div class="actions"><button class="primary">Continue</button></div>
        </noscript>
      </form>`,
  };
}

/** A page for a browser that came with something we can't use. `detail` names what is wrong. */
export function noticePage(detail: string): Page {
  return {
    title: 'Something is wrong – Sandbox Bank',
    status: 400,
    content: html`<h1>The bank can’t open this page</h1>
      <p>Go back to the shop and start the payment again. Nothing was paid here.</p>
      <p class="small">${detail}</p>`,
  };
}
