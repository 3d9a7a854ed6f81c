import { cardBrandRules } from '@harbour/domain/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './CardBrandIcon.guide.ts';
import { CardBrandIcon } from './CardBrandIcon.tsx';

const meta = {
  title: 'Data/CardBrandIcon',
  component: CardBrandIcon,
  parameters: { guide },
  args: { brand: 'visa', labelled: true },
} satisfies Meta<typeof CardBrandIcon>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Visa: Story = {};
export const All: Story = {
  render: () => (
    <Inline gap={3}>
      {cardBrandRules.map(({ brand }) => (
        <CardBrandIcon key={brand} brand={brand} labelled />
      ))}
      <CardBrandIcon brand="unknown" labelled />
    </Inline>
  ),
};

export const Unknown: Story = { args: { brand: 'unknown' } };
export const Small: Story = { args: { size: 'sm' } };
export const InTheDark: Story = {
  render: All.render,
  globals: { theme: 'Dark' },
};
