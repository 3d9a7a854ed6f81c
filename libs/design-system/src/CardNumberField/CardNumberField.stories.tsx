import type { CardBrandRule } from '@harbour/domain/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CvcField } from '../CvcField/CvcField.tsx';
import { ExpiryField } from '../ExpiryField/ExpiryField.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CardNumberField } from './CardNumberField.tsx';

const meta = {
  title: 'Fields/Card fields',
  component: CardNumberField,
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
