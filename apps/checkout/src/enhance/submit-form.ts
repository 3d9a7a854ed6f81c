/** Sent with requests of the page's own script: a redirect is answered as 204 with `X-Checkout-Location`. */
export const ENHANCED_HEADER = 'X-Checkout-Enhanced';
export const LOCATION_HEADER = 'X-Checkout-Location';

export interface SubmitOptions {
  /** Shows what is wrong and answers false, or answers true to let the form go. */
  validate?: () => boolean;
  /** What only a script can tell, sent along with the fields. */
  facts?: () => Record<string, string>;
  /** The server answered with this page again (a decline, a field that it refused): enhance the new content. */
  onReplaced: () => void;
}

/**
 * Sends a form in the background instead of leaving the page, once: until there is an answer, further clicks and Enter do
 * nothing. The server's word decides what comes next: another page, or this one with errors. When no answer comes, the
 * same form can be sent again safely, because it carries the key of its attempt.
 */
export function submitInBackground(form: HTMLFormElement, options: SubmitOptions): void {
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset['state'] === 'sending') return;
    // What was said of the last try is about another card, whether or not this one can be sent.
    form.querySelector('[data-last-answer]')?.remove();
    if (options.validate?.() === false) return;
    setSending(form, true);
    hideAlert(form);
    void sendAndShow(form, event.submitter, options);
  });
}

async function sendAndShow(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { facts, onReplaced }: SubmitOptions,
): Promise<void> {
  const sent = await send(form, submitter, facts?.());
  if (sent === 'replaced') onReplaced();
  // On the way to another page the button stays busy: there is nothing to press any more.
  if (sent !== 'leaving') setSending(form, false);
}

async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  facts: Record<string, string> = {},
): Promise<'leaving' | 'replaced' | 'unreachable'> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: {
        [ENHANCED_HEADER]: '1',
        Accept: 'text/html',
      },
      body: new URLSearchParams([...fieldsOf(new FormData(form, submitter)), ...Object.entries(facts)]),
    });
    const location = response.headers.get(LOCATION_HEADER);
    if (location !== null) {
      window.location.assign(location);
      return 'leaving';
    }
    if (replaceMain(await response.text())) return 'replaced';
  } catch {
    // No connection, or it broke: told below in words.
  }
  showAlert(form);
  return 'unreachable';
}

function fieldsOf(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  );
}

/** Puts the main part of another document of the same page in place of the present one; false if it isn't the same page. */
function replaceMain(html: string): boolean {
  const styles = /<style[^>]*>([^<]*)<\/style>/.exec(html);
  // Parsed without its styles, which have another nonce than this document allows.
  const next = new DOMParser().parseFromString(html.replace(styles?.[0] ?? '', ''), 'text/html');
  const present = document.querySelector('main');
  const coming = next.querySelector('main');
  if (!present || !coming || !coming.querySelector('form')) return false;
  // Each page brings the rules that it needs, and this one may need others than before.
  const style = document.querySelector('style');
  if (style && styles?.[1]) style.textContent = styles[1];
  document.title = next.title;
  present.replaceWith(document.adoptNode(coming));
  const problems = coming.querySelectorAll<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  const first = [...problems].find((problem) => !problem.closest('[hidden]'));
  if (first && !first.matches('input, select, textarea')) first.tabIndex = -1;
  first?.focus();
  return true;
}

function setSending(form: HTMLFormElement, sending: boolean): void {
  form.dataset['state'] = sending ? 'sending' : 'ready';
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  // Not `disabled`, which would throw the focus to the top of the page.
  button.ariaDisabled = String(sending);
  button.toggleAttribute('data-loading', sending);
  const spinner = button.querySelector<HTMLElement>('[data-sending]');
  if (spinner) spinner.hidden = !sending;
}

function showAlert(form: HTMLFormElement): void {
  const alert = alertOf(form);
  if (!alert) return;
  alert.hidden = false;
  alert.focus();
}

function hideAlert(form: HTMLFormElement): void {
  const alert = alertOf(form);
  if (alert) alert.hidden = true;
}

function alertOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-unreachable]');
}
