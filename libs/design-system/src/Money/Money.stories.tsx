import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Money.guide.ts';
import { Money } from './Money.tsx';

const naira = { amount: 125_000_00, currency: 'NGN' };

const meta = {
  title: 'Data/Money',
  component: Money,
  parameters: { guide },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: naira };

/** Each currency with the decimals that ISO 4217 gives it. */
export const Exponents: Story = {
  args: naira,
  render: () => (
    <Stack gap={1} align="end">
      <Money amount={125_000} currency="JPY" code />
      <Money amount={125_000} currency="NGN" code />
      <Money amount={125_000} currency="KWD" code />
      <Money amount={125_000} currency="HUF" code />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥125,000 JPY₦1,250.00 NGNKWD 125.000Ft 1,250.00 HUF');
  },
};
export const Display: Story = { args: { ...naira, size: 'display' } };
export const Signed: Story = {
  args: naira,
  render: () => (
    <Stack gap={1} align="end">
      <Money amount={125_000} currency="NGN" signed tone="success" />
      <Money amount={-125_000} currency="NGN" signed />
    </Stack>
  ),
};
/** `$`, `£`, `¥` and `kr` belong to several currencies; their code says which. A sign of its own needs none. */
export const CodeWhereAmbiguous: Story = {
  args: naira,
  render: () => (
    <Stack gap={1} align="end">
      <Money amount={125_000} currency="USD" />
      <Money amount={125_000} currency="CAD" />
      <Money amount={125_000} currency="GBP" />
      <Money amount={125_000} currency="EUR" />
      <Money amount={125_000} currency="NGN" />
      <Money amount={125_000} currency="USD" code={false} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      '$1,250.00 USD$1,250.00 CAD£1,250.00 GBP€1,250.00₦1,250.00$1,250.00',
    );
  },
};
/** The minus stays before its figure, and the figure is not mirrored. */
export const RightToLeft: Story = {
  args: naira,
  render: () => (
    <div dir="rtl">
      <Stack gap={1}>
        <Money amount={-123_450} currency="NGN" size="lg" />
        <Money amount={-123_450} currency="NGN" />
        <Money amount={123_450} currency="USD" signed />
      </Stack>
    </div>
  ),
};
