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

/** Steps over whatever pages of the bank came before this one, to the shop's; shown only where there is one to go to. */
const backToShop = `
const pages = (window.navigation?.currentEntry?.index ?? 0) + 1;
const back = document.querySelector('button');
back.hidden = history.length <= pages;
back.addEventListener('click', () => history.go(-pages))`;

/**
 * A page for a browser that came with something we can't use.
 *
 * @param detail names what is wrong
 * @param framed the shop's own page stands around it, with the shop's ways to go on
 */
export function noticePage(detail: string, framed: boolean): Page {
  const title = 'Something is wrong – Sandbox Bank';
  const heading = html`<h1>The bank can’t open this page</h1>`;
  const reason = html`<p class="small">${detail}</p>`;
  if (framed) {
    return {
      title,
      status: 400,
      content: html`${heading}
        <p>Nothing was paid here. Cancel on the shop’s page around this one, and start the payment again.</p>
        ${reason}`,
    };
  }
  return {
    title,
    status: 400,
    script: backToShop,
    content: html`${heading}
      <p>Nothing was paid here. Go back to the shop and start the payment again.</p>
      <div class="actions"><button type="button" class="primary" hidden>Back to the shop</button></div>
      ${reason}`,
  };
}
