import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, Toaster } from './Toast.tsx';

const stays = { duration: Infinity };

let hidden: { mockReturnValue: (value: boolean) => unknown };

beforeEach(() => {
  toast.clear();
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The toast itself, not its announcement. */
const shown = (text: string) => within(screen.getByRole('list')).queryByText(text);

async function raise(action: () => void) {
  await act(async () => action());
}

const closeButton = (text: string) => {
  const item = shown(text)?.closest('li');
  if (!item) throw new Error(`no toast says ${text}`);
  return within(item).getByRole('button', { name: 'Close notification' });
};

/** Twenty more than one keeps: all that were there are evicted. */
const flood = () => raise(() => Array.from({ length: 20 }, (_, index) => toast.info(`later ${index}`)));

const liveRegion = (politeness: string) => document.querySelector(`div[aria-live="${politeness}"]`);

test('errors are said at once, the rest politely, each once', async () => {
  render(<Toaster />);
  await raise(() => {
    toast.success('Saved', stays);
    toast.error('Offline', stays);
  });
  expect(liveRegion('polite')).toHaveTextContent('Saved');
  expect(liveRegion('assertive')).toHaveTextContent('Offline');
  await raise(() => toast.success('Saved', stays));
  expect(liveRegion('polite')?.textContent).toBe('Saved');
});

test('an announcement goes again, so that nobody finds the text twice', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  await raise(() => toast.info('Saved', stays));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(liveRegion('polite')).toBeEmptyDOMElement();
  expect(screen.getByRole('listitem')).toHaveTextContent('Saved');
});

test('has no progress bar, and stands at the top right unless told otherwise', async () => {
  const { rerender } = render(<Toaster />);
  await raise(() => toast.info('Saved', stays));
  expect(screen.queryByRole('progressbar')).toBeNull();
  const before = screen.getByRole('list').className;
  rerender(<Toaster position="bottom-left" />);
  expect(screen.getByRole('list').className).not.toBe(before);
});

test('the cross closes its own toast', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  await raise(() => {
    toast.info('one', stays);
    toast.info('two', stays);
  });
  await user.click(closeButton('one'));
  expect(shown('one')).toBeNull();
  expect(shown('two')).toBeInTheDocument();
});

test('while the pointer is on a toast none closes', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  await raise(() => toast.info('one'));
  const list = screen.getByRole('list');
  fireEvent.pointerOver(closeButton('one'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown('one')).toBeInTheDocument();
  fireEvent(list, new MouseEvent('pointerleave'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(shown('one')).toBeNull();
});

test('one that is evicted from under the pointer leaves no clock standing', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  await raise(() => toast.info('one'));
  fireEvent.pointerOver(closeButton('one'));
  await flood();
  expect(shown('one')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('one that is evicted with the focus in it hands that to its neighbour, and leaving that starts the clock', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  await raise(() => toast.info('one'));
  closeButton('one').focus();
  await flood();
  expect(closeButton('later 0')).toHaveFocus();
  closeButton('later 0').blur();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('while the tab is hidden none closes', async () => {
  vi.useFakeTimers();
  hidden.mockReturnValue(true);
  render(<Toaster />);
  await raise(() => toast.info('one'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown('one')).toBeInTheDocument();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(shown('one')).toBeNull();
});

test('a click on a toast is no click outside for anything else on the page', async () => {
  const outside = vi.fn();
  document.addEventListener('pointerdown', outside);
  render(<Toaster />);
  await raise(() => toast.info('one', stays));
  await userEvent.click(screen.getByRole('listitem'));
  expect(outside).not.toHaveBeenCalled();
  document.removeEventListener('pointerdown', outside);
});

test('without a toast F6 stays the browser’s own key', () => {
  render(<Toaster />);
  expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true);
});

test('F6 goes to the newest toast and back', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button>Save</button>
      <Toaster />
    </>,
  );
  await raise(() => toast.info('one', stays));
  screen.getByRole('button', { name: 'Save' }).focus();
  await user.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test.each(['{Tab}', '{Escape}', '{F6}'])(
  '%s leaves the toasts also where nothing had the focus when F6 was pressed',
  async (key) => {
    const user = userEvent.setup();
    render(<Toaster />);
    await raise(() => toast.info('one', stays));
    await user.keyboard('{F6}');
    expect(closeButton('one')).toHaveFocus();
    await user.keyboard(key);
    expect(closeButton('one')).not.toHaveFocus();
  },
);

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  '%s leads through the toasts and back to where F6 was pressed',
  async (key) => {
    const user = userEvent.setup();
    render(
      <>
        <button>Save</button>
        <button>Cancel</button>
        <Toaster />
      </>,
    );
    await raise(() => {
      toast.info('one', stays);
      toast.info('two', stays);
    });
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{F6}');
    expect(closeButton('two')).toHaveFocus();
    if (key === '{Tab}') {
      await user.keyboard(key);
      expect(closeButton('one')).toHaveFocus();
    }
    await user.keyboard(key);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();

    // Come to by Tab they are at the end of the page, where they stand.
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
);
