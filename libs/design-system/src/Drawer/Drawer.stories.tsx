import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Drawer.guide.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const facts = [
  { term: 'Amount', detail: <Money amount={12_500_00} currency="NGN" /> },
  { term: 'Fee', detail: <Money amount={187_50} currency="NGN" /> },
  { term: 'Customer', detail: 'Ọládélé Adéyẹmí' },
  { term: 'Reference', detail: 'INV-2026-0418' },
];

function Example({ startOpen = false, ...rest }: Partial<DrawerProps> & { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title="Payment"
      description="27 Nov 2026, 15:02 (WAT)"
      trigger={<Button>Show payment</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Close</Button>
          <Button tone="primary">Refund</Button>
        </>
      }
      {...rest}
    >
      {rest.children ?? <DescriptionList items={facts} />}
    </Drawer>
  );
}

const meta = {
  title: 'Feedback/Drawer',
  component: Example,
  parameters: { guide },
  args: { startOpen: true },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of the page, as high as the screen; on a phone from the bottom. */
export const Open: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Payment' });
    await waitFor(() => {
      const { bottom, right } = drawer.getBoundingClientRect();
      void expect(Math.round(bottom)).toBe(innerHeight);
      if (document.documentElement.dir !== 'rtl') void expect(Math.round(right)).toBe(innerWidth);
    });
  },
};

/** Focus goes in, stays in, and returns to where it came from. */
export const ByKeyboard: Story = {
  args: { startOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Show payment' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithoutFooter: Story = { args: { footer: undefined } };

export const Scrolling: Story = {
  args: {
    title: 'Business details',
    description: undefined,
    children: (
      <Stack>
        <TextField label="Legal name" name="name" />
        {Array.from({ length: 9 }, (_, index) => (
          <TextArea key={`line-${index + 1}`} label={`Line ${index + 1}`} name={`line-${index + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const last = within(drawer).getByRole('textbox', { name: /Line 9/ });
    last.focus();
    const footer = within(drawer).getByRole('button', { name: 'Refund' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top),
    );
    within(drawer)
      .getByRole('textbox', { name: /Legal name/ })
      .focus();
  },
};

/** Closing asks first. */
export const Unsaved: Story = {
  args: {
    unsaved: true,
    children: <TextField label="Legal name" name="name" defaultValue="Lagos Prints Ltd" />,
  },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
