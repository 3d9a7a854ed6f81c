import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test.each([
  ['words', {}, 'auto'],
  ['an address', { type: 'email' }, 'auto'],
  ['a phone number', { type: 'tel' }, null],
  ['figures', { inputMode: 'numeric' }, null],
] as const)('%s in a page of the other direction are written as they are read', (_, props, dir) => {
  render(<TextField label="Value" name="value" {...props} />);
  expect(screen.getByLabelText('Value').getAttribute('dir')).toBe(dir);
});
