import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

function Owned({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="Search"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onSearch={onSearch}
      />
      <button onClick={() => setValue('')}>Clear filters</button>
    </>
  );
}

test('what was searched for before the owner emptied the field can be searched for again', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<Owned onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), 'ada{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.type(screen.getByRole('searchbox'), 'ada{Enter}');
  expect(onSearch.mock.calls).toEqual([['ada'], ['ada']]);
});

test('the owner is not told the text that it put there itself, nor what was typed before it', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Owned onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await vi.runAllTimersAsync();
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  vi.useRealTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
