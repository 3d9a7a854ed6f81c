import type { CardBrandRule } from '@harbour/domain/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CvcField } from '../CvcField/CvcField.tsx';
import { ExpiryField } from '../ExpiryField/ExpiryField.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './CardNumberField.guide.ts';
import { CardNumberField } from './CardNumberField.tsx';

const meta = {
  title: 'Fields/CardNumberField',
  component: CardNumberField,
  parameters: { guide },
  args: { onValueChange: fn() },
} satisfies Meta<typeof CardNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Editing in the middle leaves the caret at the digit it was at. */
export const CaretStays: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Card number');
    await userEvent.type(input, '432100000000');
    await expect(input).toHaveValue('4321 0000 0000');
    input.setSelectionRange(9, 9);
    await userEvent.keyboard('{Backspace}{Backspace}98');
    await expect(input).toHaveValue('4321 0098 0000');
    await expect(input.selectionStart).toBe(9);
  },
};

export const AmericanExpress: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Card number');
    await userEvent.click(input);
    await userEvent.paste(' 3782-822463 10005\n');
    await expect(input).toHaveValue('3782 822463 10005');
  },
};

export const Mistake: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Card number');
    await userEvent.type(input, '4242424242424241');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/has a mistake/);
  },
};

function CardForm() {
  const [brand, setBrand] = useState<CardBrandRule | undefined>(undefined);
  return (
    <Stack gap={4}>
      <CardNumberField onBrandChange={setBrand} />
      <Grid columns="pair" gap={4}>
        <ExpiryField />
        <CvcField brand={brand} />
      </Grid>
    </Stack>
  );
}

/** The security code is judged anew when the number turns out to be of another brand. */
export const Together: Story = {
  render: () => <CardForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Expiry date'), '927');
    await expect(canvas.getByLabelText('Expiry date')).toHaveValue('09 / 27');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.type(canvas.getByLabelText('Card number'), '378282246310005');
    await expect(canvas.getByLabelText('Security code')).toHaveAccessibleDescription(/has four digits/);
  },
};

/** Text around a pasted number is left out; Ctrl+Z brings back what was there before. */
export const PastedAndUndone: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Card number');
    await userEvent.click(input);
    await userEvent.paste('4242 4242 4242 4242 exp 09/40');
    await expect(input).toHaveValue('4242 4242 4242 4242');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('4242 4242 4242 4242');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4242424242424242');
  },
};
/** Nineteen digits are not cut, and a brand that is not taken is not called a mistake. */
export const NotAccepted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Card number');
    await userEvent.type(input, '2200000000000004');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'This type of card is not accepted here. Use another card.',
    );
  },
};
export const Nineteen: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Card number');
    await userEvent.type(input, '4716967026053481241');
    await expect(input).toHaveValue('4716 9670 2605 3481 241');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};
export const ServerError: Story = { args: { error: 'This card was refused. Use another card.' } };
export const Disabled: Story = { args: { disabled: true } };
