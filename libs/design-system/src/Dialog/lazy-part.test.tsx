import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

function Panel({ title }: { title: string }) {
  return <p>{title}</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'It could not be loaded' : this.props.children;
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(part: ReactNode) {
  return await act(async () => render(<Boundary>{part}</Boundary>));
}

const failsOnce = () =>
  vi.fn<() => Promise<typeof Panel>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Panel);

test('what was preloaded is there at once', async () => {
  const { Part, preload } = lazyPart(async () => Panel);
  await act(async () => preload());
  render(<Part title="Refund payment" />);
  expect(screen.getByText('Refund payment')).toBeInTheDocument();
});

test('the next opening tries again what could not be loaded', async () => {
  const { Part } = lazyPart(failsOnce());
  const { unmount } = await open(<Part title="Refund payment" />);
  expect(document.body).toHaveTextContent('It could not be loaded');
  unmount();
  await open(<Part title="Refund payment" />);
  expect(screen.getByText('Refund payment')).toBeInTheDocument();
});

test('a preload that failed is tried again and says nothing', async () => {
  const { Part, preload } = lazyPart(failsOnce());
  await act(async () => preload());
  await open(<Part title="Refund payment" />);
  expect(screen.getByText('Refund payment')).toBeInTheDocument();
});

test('without a part that is optional the page stays, and the next opening tries again', async () => {
  const { Part } = lazyPart(failsOnce(), { optional: true });
  const { unmount } = await open(<Part title="Copies the link" />);
  expect(document.body.textContent).toBe('');
  unmount();
  await open(<Part title="Copies the link" />);
  expect(screen.getByText('Copies the link')).toBeInTheDocument();
});

test('it is fetched once however often it is asked for', async () => {
  const load = vi.fn(async () => Panel);
  const { Part, preload } = lazyPart(load);
  preload();
  preload();
  await open(<Part title="Refund payment" />);
  preload();
  expect(load).toHaveBeenCalledOnce();
});

test('a placeholder keeps the room until the part is there, and goes where it cannot come', async () => {
  const placeholder = () => <p>Room</p>;
  const { Part } = lazyPart(failsOnce(), { optional: true, placeholder });
  const part = <Part title="Copies the link" />;
  const { unmount } = render(part);
  expect(document.body).toHaveTextContent('Room');
  await act(async () => undefined);
  expect(document.body.textContent).toBe('');
  unmount();
  render(part);
  expect(document.body).toHaveTextContent('Room');
  expect(await screen.findByText('Copies the link')).toBeInTheDocument();
  expect(screen.queryByText('Room')).toBeNull();
});
