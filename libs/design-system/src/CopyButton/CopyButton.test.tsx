import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const command = vi.fn<() => boolean>();

function clipboard(value: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

beforeEach(() => {
  document.execCommand = command;
});
afterEach(() => {
  command.mockReset();
  vi.useRealTimers();
});

test('says "copied" when the clipboard took it', async () => {
  render(<CopyButton value="sk_test_1" subject="secret key" />);
  const writeText = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  clipboard({ writeText });
  await user.click(screen.getByRole('button'));
  expect(writeText).toHaveBeenCalledWith('sk_test_1');
  expect(await screen.findByText('Copied secret key')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copied secret key' })).toBeVisible();
});

test('is named by what it copies, unless its label says so', () => {
  render(
    <>
      <CopyButton value="a" subject="secret key" />
      <CopyButton value="b" subject="link" label="Copy link" />
      <CopyButton value="c" />
    </>,
  );
  const names = ['Copy secret key', 'Copy link', 'Copy'];
  for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
});

test.each([
  ['there is no clipboard', undefined],
  ['the clipboard refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('says that it failed when %s and the fallback fails too', async (_, value) => {
  const onFailure = vi.fn();
  render(<CopyButton value="sk_test_1" subject="secret key" onFailure={onFailure} />);
  const user = userEvent.setup();
  clipboard(value);
  command.mockReturnValue(false);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Could not copy secret key')).toBeInTheDocument();
  expect(screen.queryByText(/^Copied/)).toBeNull();
  expect(onFailure).toHaveBeenCalledOnce();
});

test('the fallback selects within the same place, so that a focus trap lets it, and cleans up', async () => {
  render(
    <section aria-label="Key">
      <CopyButton value="sk_test_1" />
    </section>,
  );
  const user = userEvent.setup();
  clipboard(undefined);
  let selectedIn: Element | null | undefined;
  command.mockImplementation(() => {
    selectedIn = document.activeElement?.closest('section');
    return true;
  });
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Copied text')).toBeInTheDocument();
  expect(selectedIn).toBe(screen.getByRole('region'));
  expect(document.querySelector('textarea')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
});

test('is itself again after two seconds', async () => {
  render(<CopyButton value="sk_test_1" />);
  vi.useFakeTimers();
  clipboard({ writeText: () => Promise.resolve() });
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button')).toHaveTextContent('Copy');
});

test('a text that changed while the one before was on its way is not said to be copied', async () => {
  const { rerender } = render(<CopyButton value="sk_test_1" />);
  let finish = () => {};
  const user = userEvent.setup();
  clipboard({ writeText: () => new Promise((resolve) => (finish = resolve)) });
  await user.click(screen.getByRole('button'));
  rerender(<CopyButton value="sk_test_2" />);
  await act(async () => finish());
  expect(screen.getByRole('button')).toHaveTextContent('Copy');
  expect(screen.queryByText(/^Copied/)).toBeNull();

  await user.click(screen.getByRole('button'));
  await act(async () => finish());
  expect(screen.getByText('Copied text')).toBeInTheDocument();
});
