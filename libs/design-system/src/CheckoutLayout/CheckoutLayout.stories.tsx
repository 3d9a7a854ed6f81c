import type { Meta, StoryObj } from '@storybook/react-vite';
import Lock from 'lucide-react/icons/lock';
import { expect, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { CvcField } from '../CvcField/CvcField.tsx';
import { ExpiryField } from '../ExpiryField/ExpiryField.tsx';
import { Form } from '../Form/Form.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './CheckoutLayout.guide.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';

function CardForm() {
  return (
    <Stack gap={6}>
      <Heading level={1} size="md">
        Pay by card
      </Heading>
      <Form>
        <TextField label="Email" name="email" type="email" autoComplete="email" hint="For your receipt." />
        <CardNumberField />
        <Grid columns="pair">
          <ExpiryField />
          <CvcField />
        </Grid>
        <TextField label="Name on the card" name="cardholder" autoComplete="cc-name" />
        <Button type="submit" tone="primary" size="lg" icon={Lock} fullWidth>
          Pay ₦12,500.00
        </Button>
        <Text size="xs" tone="muted" align="center">
          Your bank may ask you to confirm the payment.
        </Text>
      </Form>
    </Stack>
  );
}

const meta = {
  title: 'Layouts/CheckoutLayout',
  component: CheckoutLayout,
  parameters: { layout: 'fullscreen', guide },
  args: {
    merchant: { name: 'Lagos Prints', supportEmail: 'help@lagosprints.example' },
    amount: { amount: 12_500_00, currency: 'NGN' },
    description: '200 business cards, matt, both sides',
    reference: 'INV-2026-0418',
    testMode: true,
    backHref: '#back',
    children: <CardForm />,
  },
} satisfies Meta<typeof CheckoutLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number');
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#back');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      /help@lagosprints\.example.*Payment by Harbour/,
    );
    await expect(canvas.getByRole('banner')).toHaveTextContent('₦12,500.00');
    await expect(canvas.getByRole('banner')).not.toHaveTextContent('Payment by Harbour');
  },
};
export const Success: Story = {
  args: {
    amountLabel: 'Paid',
    backHref: undefined,
    children: (
      <Stack gap={4}>
        <Heading level={1}>Thank you, the payment is made</Heading>
        <Banner tone="success">
          Lagos Prints has your payment. A receipt is on its way to ada@example.com.
        </Banner>
        <Button href="#back">Back to Lagos Prints</Button>
      </Stack>
    ),
  },
};
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path fill="#00678a" d="M0 0h10v12H0zM14 0h10v12H14z"/></svg>',
)}`;
export const WithLogo: Story = { args: { merchant: { name: 'Lagos Prints', logoUrl: logo } } };

/** A logo that does not load leaves the initials. */
export const BrokenLogo: Story = {
  args: { merchant: { name: 'Lagos Prints', logoUrl: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-initials="LP"]')).toBeVisible());
  },
};

/** A title from outside is shown as it is. */
export const ForeignText: Story = {
  args: {
    merchant: { name: "L'Atlantique & Söhne </script><b>x" },
    description: 'A'.repeat(90),
    testMode: false,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("L'Atlantique & Söhne </script><b>x")).toBeVisible();
  },
};
