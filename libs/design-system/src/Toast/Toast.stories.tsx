import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Toast.guide.ts';
import { toast, Toaster } from './Toast.tsx';

const stays = { duration: Infinity };

const meta = {
  title: 'Feedback/Toast',
  component: Toaster,
  parameters: { guide },
  render: (args) => (
    <>
      <Inline>
        <Button onClick={() => toast.success('Payment refunded', stays)}>Success</Button>
        <Button onClick={() => toast.error('The refund did not go through', stays)}>Error</Button>
        <Button onClick={() => toast.info('A report is on its way to your inbox', stays)}>Info</Button>
        <Button onClick={() => toast.warning('Live mode needs a verified business', stays)}>Warning</Button>
      </Inline>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

/** Newest on top; one that equals a toast on show is suppressed. */
export const NewestOnTop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Success', 'Error', 'Info', 'Warning', 'Success']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    await expect(texts()[0]).toContain('Live mode needs');
    await expect(texts()[3]).toContain('Payment refunded');
  },
};

/** The 21st evicts the oldest: never above twenty, the newest always in sight. */
export const AtMostTwenty: Story = {
  play: async () => {
    for (let number = 1; number <= 25; number += 1) toast.info(`Toast ${number}`, stays);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await expect(texts()[0]).toContain('Toast 25');
    await expect(texts()[19]).toContain('Toast 6');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Success' });
    await userEvent.click(opener);
    toast.info('A second one', stays);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    opener.focus();
    await userEvent.keyboard('{F6}');
    const [first] = screen.getAllByRole('button', { name: 'Close notification' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

function WithDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Refund payment">
        <Button onClick={() => toast.error('The refund did not go through', stays)}>Refund</Button>
        <Text>The dialog stays open.</Text>
      </Dialog>
      <Toaster />
    </>
  );
}

/** Over a dialog: the toast can be closed, nothing falls through, and the dialog neither closes nor loses focus. */
export const OverDialog: Story = {
  render: () => <WithDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Refund' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByText(/did not go through/, { selector: 'p' })).toBeInTheDocument();

    const cross = screen.getByRole('button', { name: 'Close notification' });
    // What the pointer would really hit: the cross, and beside the toast the scrim, with no dead zone in between.
    const box = cross.getBoundingClientRect();
    const toastBox = screen.getByRole('listitem').getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(cross.contains(hit)).toBe(true);
    const beside = document.elementFromPoint(toastBox.left - 6, toastBox.top + 6);
    await expect(screen.getByRole('list').contains(beside)).toBe(false);

    await userEvent.click(cross);
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(0));
    await expect(dialog).toBeVisible();
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await expect(dialog).toBeVisible();
  },
};

/** The cross is there on hover and on focus; at rest the words stand alone. */
export const CloseOnHover: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Success' }));
    const cross = await screen.findByRole('button', { name: 'Close notification' });
    const mark = () => getComputedStyle(cross, '::before').content;
    if (matchMedia('(hover: hover)').matches) await expect(mark()).toBe('none');
    await userEvent.keyboard('{F6}');
    await expect(cross).toHaveFocus();
    await waitFor(() => expect(mark()).toBe('""'));
  },
};

/** Raised while the tab was hidden: twenty at most on return, the stale ones gone. */
export const AfterAHiddenTab: Story = {
  play: async () => {
    const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden');
    const pretend = (value: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    pretend(true);
    for (let number = 1; number <= 30; number += 1) toast.info(`Payment ${number} arrived`, stays);
    pretend(false);
    if (hidden) Reflect.deleteProperty(document, 'hidden');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await expect(texts()[0]).toContain('Payment 30');
    await expect(texts()[19]).toContain('Payment 11');
  },
};

export const LongText: Story = {
  play: async () => {
    toast.warning(
      'Ọládélé Adéyẹmí-Okonkwo has 14 unsettled payments, so the bank account cannot be changed before Monday',
      stays,
    );
    toast.error(`The file ${'report-'.repeat(12)}.csv could not be written`, stays);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** Below the header of a layout that keeps one in sight, so that a toast covers no control. */
export const BelowAHeader: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{':root { --hb-toast-top: 4rem }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Info' }));
    const item = await screen.findByRole('listitem');
    await waitFor(() => expect(item.getBoundingClientRect().top).toBeGreaterThanOrEqual(64));
  },
};

const positions = [
  ['top-right', 'right', 'top'],
  ['top-left', 'left', 'top'],
  ['top-center', 'center', 'top'],
  ['bottom-right', 'right', 'bottom'],
  ['bottom-left', 'left', 'bottom'],
  ['bottom-center', 'center', 'bottom'],
] as const;

function EveryPlace() {
  const [position, setPosition] = useState<(typeof positions)[number][0]>('top-right');
  return (
    <>
      <Inline>
        {positions.map(([name]) => (
          <Button key={name} onClick={() => setPosition(name)}>
            {name}
          </Button>
        ))}
      </Inline>
      <Toaster position={position} />
    </>
  );
}

/** The top right unless told otherwise; five other places. */
export const Positions: Story = {
  render: () => <EveryPlace />,
  play: async ({ canvasElement }) => {
    toast.info('Saved', stays);
    const item = await screen.findByRole('listitem');
    for (const [name, across, along] of positions) {
      await userEvent.click(within(canvasElement).getByRole('button', { name }));
      const box = item.getBoundingClientRect();
      const gaps = { left: box.left, right: window.innerWidth - box.right };
      await expect(box.top < window.innerHeight - box.bottom).toBe(along === 'top');
      if (across === 'center') await expect(Math.abs(gaps.left - gaps.right)).toBeLessThan(20);
      else if (window.innerWidth > 640) {
        await expect(gaps.left < gaps.right).toBe(across === 'left');
      }
    }
  },
};

export const BottomCenter: Story = {
  args: { position: 'bottom-center' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Info' }));
    const item = await screen.findByRole('listitem');
    await waitFor(() => expect(item).toBeVisible());
  },
};
