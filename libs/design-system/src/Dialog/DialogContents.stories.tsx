import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog } from './Dialog.tsx';

const meta = { title: 'Feedback/Dialog/Contents', component: Dialog, parameters: { guide } } satisfies Meta<
  typeof Dialog
>;

export default meta;
type Story = StoryObj;

const submit = fn();

function WithForm() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Invite a team member"
      size="sm"
      footer={
        <Button type="submit" form="invite" tone="primary">
          Send invitation
        </Button>
      }
    >
      <form
        id="invite"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
          setOpen(false);
        }}
      >
        <Stack>
          <TextArea label="Message" name="message" optional />
          <Select
            label="Role"
            name="role"
            options={[
              { value: 'admin', label: 'Admin' },
              { value: 'viewer', label: 'Viewer' },
            ]}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The form is in the body, its button in the footer. A choice made in it closes nothing. */
export const FormInside: Story = {
  args: {},
  render: () => <WithForm />,
  play: async () => {
    submit.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Invite a team member' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'viewer');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await expect(submit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function Nested() {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="API key" size="sm">
      <Stack>
        <Text>Made on 27 November by Ada Obi.</Text>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Revoke this key?"
          description="Whatever uses it stops working at once."
          confirmLabel="Revoke key"
          onConfirm={() => undefined}
          trigger={<Button tone="danger">Revoke</Button>}
        />
      </Stack>
    </Dialog>
  );
}

/** Escape leaves one after the other, and focus goes back one step each time. */
export const NestedDialog: Story = {
  render: () => <Nested />,
  play: async () => {
    const revoke = await screen.findByRole('button', { name: 'Revoke' });
    await userEvent.click(revoke);
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(revoke).toHaveFocus());
  },
};
