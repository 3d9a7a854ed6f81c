import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Form.guide.ts';
import { Form } from './Form.tsx';

function LinkForm({ serverError }: { serverError?: string }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const missing: Record<string, string> = {};
    if (!data.get('title')) missing.title = 'Give the link a title.';
    if (!data.get('amount')) missing.amount = 'Enter an amount.';
    setErrors(missing);
  };
  return (
    <Form errors={errors} error={serverError} onSubmit={handleSubmit}>
      <TextField label="Title" name="title" required />
      <MoneyField label="Amount" name="amount" currency="NGN" required />
      <Button type="submit" tone="primary">
        Create link
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Fields/Form',
  component: LinkForm,
  parameters: { guide },
} satisfies Meta<typeof LinkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Several errors: a summary that leads to each, and focus on the first. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Amount: Enter an amount.' }));
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
  },
};

/** Enter in the only bad field: focus cannot move, so the message is announced. */
export const AnnouncedInPlace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Amount'), '10');
    const title = canvas.getByLabelText('Title');
    await userEvent.click(title);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Give the link a title.'));
    await expect(title).toHaveFocus();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
  },
};

export const ServerError: Story = { args: { serverError: 'This address is taken. Choose another one.' } };

/** A server that refuses the whole and names fields too: one box. */
export const ServerErrorAndFields: Story = {
  args: { serverError: 'Nothing was saved. Two things stand in the way.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    const whole = canvas.getByText('Nothing was saved. Two things stand in the way.');
    const one = await canvas.findByRole('button', { name: 'Title: Give the link a title.' });
    await expect(one.getBoundingClientRect().top - whole.getBoundingClientRect().bottom).toBeLessThan(12);
  },
};

/** Put right, then broken again: announced once each time, and not when it is fixed. */
export const BrokenFixedBroken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByLabelText('Title');
    const alert = canvas.getByRole('alert');
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      if (alert.textContent) heard.push(alert.textContent);
    });
    observer.observe(alert, { childList: true, subtree: true, characterData: true });
    await userEvent.type(canvas.getByLabelText('Amount'), '10');
    await userEvent.click(title);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heard).toEqual(['Give the link a title.']));
    await userEvent.keyboard('Cards{Enter}');
    await waitFor(() => expect(title).toBeValid());
    await userEvent.clear(title);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heard).toEqual(['Give the link a title.', 'Give the link a title.']));
    await expect(title).toHaveAccessibleDescription('Give the link a title.');
    observer.disconnect();
  },
};

/** The summary leads to what is seen: a switch and a box come into view and show that they have the focus. */
export const LeadsToSwitchAndBox: Story = {
  render: () => (
    <Form errors={{ live: 'Turn payments on.', terms: 'Accept the terms.' }}>
      <Stack gap={6}>
        {['One', 'Two', 'Three', 'Four'].map((label) => (
          <TextArea key={label} label={label} name={label} rows={10} />
        ))}
        <Switch label="Take payments" name="live" />
        <Checkbox label="I accept the terms" name="terms" />
      </Stack>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [message, control] of [
      ['Turn payments on.', canvas.getByRole('switch')],
      ['Accept the terms.', canvas.getByRole('checkbox', { name: 'I accept the terms' })],
    ] as const) {
      scrollTo({ top: 0, behavior: 'instant' });
      await userEvent.click(canvas.getByRole('button', { name: message }));
      await expect(control).toHaveFocus();
      await expect(control.matches(':focus-visible')).toBe(true);
      await waitFor(() => {
        const { top, bottom } = control.getBoundingClientRect();
        return expect(top >= 0 && bottom <= innerHeight).toBe(true);
      });
    }
  },
};
