import { hasMovedOn, poll } from '../../enhance/poll.ts';
import { readWakeMessage } from './wake-message.ts';
import type { WakeMessage } from './wake-message.ts';

/** EMV 3-D Secure: a method that takes longer counts as not done. */
const METHOD_LIMIT_MS = 10_000;
/** A bank page that hasn't shown by then may refuse to be framed: the other way is then offered first. */
const SLOW_BANK_MS = 12_000;
const WAIT_LIMIT_MS = 15 * 60_000;

/**
 * Runs the bank page: the unseen method, the challenge in a frame, or waiting. It goes on by itself exactly once, for this
 * attempt; everything stops when the page is left.
 */
export function runBankPage(page: HTMLElement): void {
  const left = new AbortController();
  window.addEventListener('pagehide', () => left.abort(), { once: true });
  const goOn = once(() => {
    left.abort();
    formOf('continue').requestSubmit();
  });

  switch (page.dataset['step']) {
    case 'method':
      runMethod(page, left.signal, (completion) => {
        inputOf('continue', 'method_completion').value = completion;
        goOn();
      });
      break;
    case 'challenge':
      runChallenge(page, left.signal, goOn);
      break;
    case 'wait':
      askUntilMoved(left.signal, WAIT_LIMIT_MS);
      break;
    default:
      goOn();
  }
}

function runMethod(
  page: HTMLElement,
  left: AbortSignal,
  finish: (completion: 'completed' | 'timed_out') => void,
): void {
  const frame = frameOf('method-frame');
  const timer = setTimeout(() => finish('timed_out'), METHOD_LIMIT_MS);
  left.addEventListener('abort', () => clearTimeout(timer));
  onWake(frame, left, ({ type, transaction }) => {
    if (type === 'harbour:method' && transaction === page.dataset['method']) finish('completed');
  });
  const form = formOf('method');
  form.target = frame.name;
  form.submit();
}

function runChallenge(page: HTMLElement, left: AbortSignal, goOn: () => void): void {
  const frame = frameOf('bank-frame');
  const form = formOf('challenge');
  const slow = setTimeout(() => (page.dataset['bank'] = 'slow'), SLOW_BANK_MS);
  left.addEventListener('abort', () => clearTimeout(slow));

  page.dataset['bank'] = 'opening';
  // Not before the form is sent: the empty frame fires `load` too.
  frame.addEventListener('load', () => {
    // A slow one shows as well, once it is there; what comes after the bank's answer stays covered.
    if (page.dataset['bank'] !== 'over') page.dataset['bank'] = 'open';
    clearTimeout(slow);
  });
  form.target = frame.name;
  form.submit();
  // The same form without a frame: the bank's page takes the place of this one and comes back to us at its end.
  document.getElementById('open-bank')?.addEventListener('click', () => (form.target = '_top'));

  onWake(frame, left, ({ type, transaction }) => {
    if (type !== 'harbour:challenge') return;
    if (transaction === page.dataset['token']) {
      page.dataset['bank'] = 'over';
      goOn();
    } else if (transaction === '') void reloadIfMoved(left);
  });
  const expiresAt = Date.parse(page.dataset['expiresAt'] ?? '');
  const limit = Number.isNaN(expiresAt) ? WAIT_LIMIT_MS : Math.max(expiresAt - Date.now(), 0) + 1_000;
  askUntilMoved(left, limit, goOn);
}

function onWake(frame: HTMLIFrameElement, left: AbortSignal, take: (message: WakeMessage) => void): void {
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const message = readWakeMessage(event, frame);
      if (message) take(message);
    },
    { signal: left },
  );
}

/** The bank's answer may never reach this page, though it reached the server: so the server is asked as well. */
function askUntilMoved(left: AbortSignal, limitMs: number, onLimit: () => void = reload): void {
  const stop = poll({ ask: hasMoved, onSettled: reload, onLimit, limitMs });
  left.addEventListener('abort', stop);
}

async function reloadIfMoved(left: AbortSignal): Promise<void> {
  if (await hasMoved(left).catch(() => false)) reload();
}

function hasMoved(signal: AbortSignal): Promise<boolean> {
  const step = document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? '';
  return hasMovedOn(window.location.href, signal, step);
}

function reload(): void {
  window.location.replace(window.location.href);
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}

function formOf(id: string): HTMLFormElement {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) throw new Error(`The bank page has no form ${id}`);
  return form;
}

function frameOf(id: string): HTMLIFrameElement {
  const frame = document.getElementById(id);
  if (!(frame instanceof HTMLIFrameElement)) throw new Error(`The bank page has no frame ${id}`);
  return frame;
}

function inputOf(formId: string, name: string): HTMLInputElement {
  const input = formOf(formId).elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) throw new Error(`The form ${formId} has no field ${name}`);
  return input;
}
