import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleData } from '../../testing/example-data.ts';
import { runBankPage } from './bank-page.ts';
import type { BankStep } from './authentication.ts';
import { BankScreen } from './BankScreen.tsx';

const token = 'zMVog3yaJB6sRQ1ytaIqJR2paSJ_Sr_4GYXtghH_She';
const { challenge } = exampleData('continueCardAuthentication', 'challenge');
const { method } = exampleData('initiateCardAuthentication', 'method');
if (!challenge || !method) throw new Error('The examples show no challenge or method');

/** Which forms were sent, and where to. */
let sent: { id: string; target: string; completion: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-14T08:43:00Z');
  sent = [];
  function record(this: HTMLFormElement): void {
    const completion = String(new FormData(this).get('method_completion') ?? '');
    sent.push({ id: this.id, target: this.target, completion });
  }
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(record);
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(record);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('network'))),
  );
});

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.restoreAllMocks();
});

function open(step: BankStep): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <BankScreen step={step} token={token} reference="Kq7fW2mX9vB4nT1z" methodTransaction="6a1f-42" />,
  );
  const page = document.querySelector<HTMLElement>('[data-step]');
  if (!page) throw new Error('There is no bank page');
  runBankPage(page);
  return page;
}

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('There is no frame');
  return found;
}

function wake(data: unknown, { origin = window.location.origin, source = frame().contentWindow } = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

const continued = () => sent.filter(({ id }) => id === 'continue');

describe('the challenge', () => {
  const step: BankStep = { step: 'challenge', challenge };
  const done = { type: 'harbour:challenge', transaction: token };

  it('is sent into the frame', () => {
    open(step);
    expect(sent).toEqual([{ id: 'challenge', target: 'bank-frame', completion: '' }]);
  });

  it('goes on once when the frame says that it is over, however often it says so', () => {
    open(step);
    wake(done);
    wake(done);
    expect(continued()).toHaveLength(1);
  });

  it.each([
    ['another origin', done, { origin: 'https://evil.example' }],
    ['another window', done, { source: window }],
    ['another attempt', { ...done, transaction: 'AnotherAttemptsTokenAnotherAttempts' }, {}],
    ['another type', { type: 'harbour:method', transaction: token }, {}],
    ['no object', 'harbour:challenge', {}],
    ['null', null, {}],
    ['no text', { type: 'harbour:challenge', transaction: 1 }, {}],
  ])('is not moved by a message of %s', (_, data, from) => {
    open(step);
    wake(data, from);
    expect(continued()).toEqual([]);
  });

  it('does not listen any more once the page is left', () => {
    open(step);
    const { contentWindow } = frame();
    window.dispatchEvent(new Event('pagehide'));
    wake(done, { source: contentWindow });
    expect(continued()).toEqual([]);
  });

  it('offers the bank’s own page when the frame stays empty, and opens it at the top', () => {
    const page = open(step);
    vi.advanceTimersByTime(15_000);
    expect(page.dataset['bank']).toBe('slow');
    document.getElementById('open-bank')?.click();
    expect(document.querySelector<HTMLFormElement>('#challenge')?.target).toBe('_top');
  });

  it('shows a slow bank’s page once it is there', () => {
    const page = open(step);
    vi.advanceTimersByTime(15_000);
    frame().dispatchEvent(new Event('load'));
    expect(page.dataset['bank']).toBe('open');
  });

  it('covers what the frame shows after the bank’s answer', () => {
    const page = open(step);
    frame().dispatchEvent(new Event('load'));
    wake(done);
    frame().dispatchEvent(new Event('load'));
    expect(page.dataset['bank']).toBe('over');
  });

  it('asks the server what became of it when its time is over', async () => {
    open(step);
    await vi.advanceTimersByTimeAsync(16 * 60_000);
    expect(continued()).toHaveLength(1);
  });
});

describe('the method', () => {
  const step: BankStep = { step: 'method', method };
  const done = { type: 'harbour:method', transaction: '6a1f-42' };

  it('goes on as soon as the bank is done', () => {
    open(step);
    wake(done);
    expect(continued()).toEqual([{ id: 'continue', target: '', completion: 'completed' }]);
  });

  it('goes on without it after ten seconds, once', () => {
    open(step);
    vi.advanceTimersByTime(9_999);
    expect(continued()).toEqual([]);
    vi.advanceTimersByTime(1);
    wake(done);
    expect(continued()).toEqual([{ id: 'continue', target: '', completion: 'timed_out' }]);
  });

  it('is not moved by the method of another transaction', () => {
    open(step);
    wake({ ...done, transaction: 'another' });
    expect(continued()).toEqual([]);
  });
});

it('goes on at once when all is said', () => {
  open({ step: 'continue' });
  expect(continued()).toHaveLength(1);
});
