import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { guide } from './Hero.guide.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Composition/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen', guide },
  args: {
    title: 'Take the payment. See it arrive.',
    lead: 'A link, a card, a bank that says yes. Each step is shown as it happens.',
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsAlone: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Take the payment. See it arrive.',
    );
  },
};

const actions = (
  <>
    <Button tone="primary" size="lg" href="#register">
      Start in test mode
    </Button>
    <Button size="lg" href="#pricing">
      See pricing
    </Button>
  </>
);

export const WithActions: Story = { args: { actions } };
export const WithAside: Story = {
  args: {
    actions,
    aside: (
      <Card title="INV-2026-0418" level={2}>
        <Money amount={12_500_00} currency="NGN" size="display" />
      </Card>
    ),
  },
};
