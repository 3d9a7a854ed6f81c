import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignedInAs } from './SignedInAs.tsx';

test('the button says who is signed in, as what, and what it opens', () => {
  render(<SignedInAs user={{ name: 'Lara Coker', email: 'lara@example.com', role: 'Owner', items: [] }} />);
  expect(screen.getByRole('button', { name: 'Lara Coker, Owner, your account' })).toBeVisible();
});
