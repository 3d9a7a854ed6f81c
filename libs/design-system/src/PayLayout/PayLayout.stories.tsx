import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Money } from '../Money/Money.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './PayLayout.guide.ts';
import { PayLayout } from './PayLayout.tsx';

const meta = {
  title: 'Layouts/PayLayout',
  component: PayLayout,
  parameters: { layout: 'fullscreen', guide },
  args: {
    merchant: { name: 'Lagos Prints', supportEmail: 'help@lagosprints.example' },
    testMode: true,
    children: (
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>200 business cards</Heading>
          <Text tone="muted">Matt, both sides, ready in three days.</Text>
          <Money amount={12_500_00} currency="NGN" size="display" />
        </Stack>
        <Form>
          <TextField label="Your name" name="name" autoComplete="name" />
          <TextField label="Email" name="email" type="email" autoComplete="email" hint="For your receipt." />
          <Button type="submit" tone="primary" size="lg" fullWidth>
            Continue to payment
          </Button>
        </Form>
      </Stack>
    ),
  },
} satisfies Meta<typeof PayLayout>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Fixed: Story = {};
export const PayerChooses: Story = {
  args: {
    children: (
      <Stack gap={6}>
        <Heading level={1}>Give what you can</Heading>
        <Form>
          <MoneyField
            label="Amount"
            name="amount"
            currency="NGN"
            min={500_00}
            max={500_000_00}
            hint="Between ₦500 and ₦500,000."
          />
          <Button type="submit" tone="primary" size="lg" fullWidth>
            Continue to payment
          </Button>
        </Form>
      </Stack>
    ),
  },
};
