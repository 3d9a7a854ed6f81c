import { beforeEach, expect, it, vi } from 'vitest';
import { warnBeforeExpiry } from './expiry-warning.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-14T09:00:00Z');
});

function warningFor(expiresAt: string): HTMLElement {
  const warning = document.createElement('div');
  warning.dataset['expiresAt'] = expiresAt;
  warning.hidden = true;
  warning.innerHTML = '<b data-minutes></b>';
  document.body.append(warning);
  warnBeforeExpiry();
  return warning;
}

it('keeps quiet while there is time, then counts the last minutes', () => {
  const warning = warningFor('2026-03-14T09:30:00Z');
  vi.advanceTimersByTime(24 * 60_000);
  expect(warning.hidden).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(warning).toHaveTextContent('5 minutes');
  expect(warning.hidden).toBe(false);
  vi.advanceTimersByTime(4 * 60_000);
  expect(warning).toHaveTextContent('1 minute');
});

it('does nothing where the clock says that it is over already', () => {
  const warning = warningFor('2026-03-14T08:59:00Z');
  vi.advanceTimersByTime(60_000);
  expect(warning.hidden).toBe(true);
});
