import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Money } from './Money.tsx';

test.each(['inherit', 'xl'] as const)(
  'the code is a word of its own where it is read out, in size %s',
  (size) => {
    render(
      <button type="button">
        <Money amount={1_850_000} currency="NGN" code size={size} />
      </button>,
    );
    expect(screen.getByRole('button', { name: '₦18,500.00 NGN' })).toBeVisible();
  },
);
