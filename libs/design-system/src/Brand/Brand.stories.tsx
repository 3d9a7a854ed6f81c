import type { Meta, StoryObj } from '@storybook/react-vite';
import Lock from 'lucide-react/icons/lock';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { CheckoutLayout } from '../CheckoutLayout/CheckoutLayout.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { brandTheme } from '../theme/brand.ts';
import { guide } from './Brand.guide.ts';
import { Brand } from './Brand.tsx';

const page = (name: string, color: string, logoUrl?: string) => (
  <CheckoutLayout
    merchant={{ name, logoUrl, supportEmail: 'help@example.com', brand: brandTheme(color) }}
    amount={{ amount: 12_500_00, currency: 'NGN' }}
    description="200 business cards, matt, both sides"
    reference="INV-2026-0418"
    testMode
    backHref="#back"
  >
    <Stack gap={5}>
      <Heading level={1} size="md">
        Pay by card
      </Heading>
      <CardNumberField />
      <Button tone="primary" size="lg" icon={Lock} fullWidth>
        Pay ₦12,500.00
      </Button>
      <Link href="#terms">Terms of {name}</Link>
    </Stack>
  </CheckoutLayout>
);

const meta = {
  title: 'Layouts/Brand',
  component: Brand,
  parameters: { layout: 'fullscreen', guide },
  args: { children: null },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="18" r="13" fill="#0f766e"/><path d="M18 8v20M8 18h20" stroke="white" stroke-width="4"/></svg>',
  );

/** The colour itself fills the panel and the button; the logo stands on white. */
export const Deep: Story = {
  render: () => page('Lagos Prints', '#0f766e', logo),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Pay/ });
    const { backgroundColor } = getComputedStyle(button);
    // In high contrast the page is Harbour's own.
    if (document.documentElement.dataset['contrast'] !== 'more')
      await expect(backgroundColor).toBe('rgb(15, 118, 110)');
  },
};
export const Vivid: Story = { render: () => page('Suya Spot', '#e11d48') };
/** Too light to be seen on paper: the button keeps the colour and gets an edge, words and focus a darker yellow. */
export const Yellow: Story = { render: () => page('Danfo Tours', '#ffd400') };
/** No hue to act with: ink does. */
export const White: Story = { render: () => page('Chalk Studio', '#ffffff') };
export const Black: Story = { render: () => page('Coal City Radio', '#000000') };
export const Grey: Story = { render: () => page('Pebble & Daughters', '#808080') };
/** What is no colour brands nothing. */
export const NoColour: Story = { render: () => page('Lagos Prints', 'teal-ish') };
