import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Badge } from '../Badge/Badge.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { flatten } from './flat.ts';

// A hook in one of them would throw here, where React draws nothing.
test.each([
  ['Money', <Money key="money" amount={125_000} currency="NGN" />, '₦1,250.00'],
  [
    'DateTime',
    <DateTime key="time" value="2026-03-31T22:30:00Z" timeZone="Africa/Lagos" />,
    '31 Mar 2026, 23:30',
  ],
  ['StatusBadge', <StatusBadge key="status" status="succeeded" />, 'Succeeded'],
  ['Badge', <Badge key="badge">Active</Badge>, 'Active'],
  ['Text', <Text key="text">INV-7</Text>, 'INV-7'],
])('%s is written as it would be drawn', (_, cell, words) => {
  const flat = flatten(cell);
  expect(flat).not.toBe(cell);
  const { container } = render(cell);
  const drawn = container.innerHTML;
  const { container: other } = render(flat);
  expect(other.innerHTML).toBe(drawn);
  expect(screen.getAllByText(words)).toHaveLength(2);
});

function Counter() {
  const [count] = useState(7);
  return <output>{count}</output>;
}

test('a component that keeps something is drawn as ever', () => {
  render(<>{flatten(<Counter />)}</>);
  expect(screen.getByRole('status')).toHaveTextContent('7');
});
