import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Announcement } from './Announcement.tsx';

it('is there before its words are, or nobody would hear them', async () => {
  render(<Announcement>Your session has ended. Sign in again.</Announcement>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await expect.poll(() => region.textContent).toBe('Your session has ended. Sign in again.');
});
