import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateTime } from './DateTime.tsx';

test.each([
  ['2026-06-01T12:00:00Z', 'Africa/Lagos', '1 Jun, 13:00'],
  ['2025-06-01T12:00:00Z', 'Africa/Lagos', '1 Jun 2025, 13:00'],
  ['2025-12-31T23:30:00Z', 'Africa/Lagos', '1 Jan, 00:30'],
  ['2025-12-31T23:30:00Z', 'UTC', '31 Dec 2025, 23:30'],
  ['2026-01-01T04:00:00Z', 'America/New_York', '31 Dec 2025, 23:00'],
  ['2026-12-31T12:00:00Z', 'Pacific/Kiritimati', '1 Jan 2027, 02:00'],
])('%s in %s is told as %s in 2026: the year is that of the zone', (value, timeZone, words) => {
  const { container } = render(<DateTime value={value} timeZone={timeZone} today="2026-11-28" />);
  expect(container.textContent).toBe(words);
});
