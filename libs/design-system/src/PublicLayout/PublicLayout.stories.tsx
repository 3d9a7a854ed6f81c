import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { container } from './PublicLayout.css.ts';
import { guide } from './PublicLayout.guide.ts';
import { PublicLayout } from './PublicLayout.tsx';

const meta = {
  title: 'Layouts/PublicLayout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen', guide },
  args: {
    nav: [
      { href: '#pricing', label: 'Pricing' },
      { href: '#about', label: 'About us', current: true },
      { href: '#contact', label: 'Contact' },
    ],
    actions: (
      <>
        <Button tone="quiet" href="#login">
          Sign in
        </Button>
        <Button tone="primary" href="#register">
          Create account
        </Button>
      </>
    ),
    footerLead: <p>Payments for businesses that count every minor unit.</p>,
    footerGroups: [
      { title: 'Product', links: [{ href: '#pricing', label: 'Pricing' }] },
      {
        title: 'Company',
        links: [
          { href: '#about', label: 'About us' },
          { href: '#contact', label: 'Contact' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { href: '#privacy', label: 'Privacy policy' },
          { href: '#terms', label: 'Terms' },
        ],
      },
    ],
    children: (
      <>
        <Hero
          title="Take the payment. See it arrive."
          lead="A link, a card, a bank that says yes. Harbour shows each step as it happens, and the sum to the last kobo."
          actions={
            <>
              <Button tone="primary" size="lg" href="#register" iconEnd={ArrowRight}>
                Start in test mode
              </Button>
              <Button size="lg" href="#pricing">
                See pricing
              </Button>
            </>
          }
          aside={
            <Card title="INV-2026-0418" actions={<StatusBadge status="succeeded" />}>
              <Stack gap={5}>
                <Money amount={12_500_00} currency="NGN" size="display" />
                <Timeline
                  items={[
                    { key: '1', title: 'Payment started', at: '15:02' },
                    { key: '2', title: 'Confirmed with the bank', at: '15:03', tone: 'info' },
                    { key: '3', title: 'Succeeded', at: '15:03', tone: 'success' },
                  ]}
                />
              </Stack>
            </Card>
          }
        />
        <section className={container} style={{ paddingBlock: '3rem' }}>
          <Stack gap={8}>
            <Heading level={2} size="lg">
              What a payment needs
            </Heading>
            <Grid columns={3}>
              {['A link to send', 'A bank that asks', 'A ledger that balances'].map((title) => (
                <Card key={title} title={title} level={3}>
                  <Text tone="muted">
                    One sentence about it, with the reason why it matters to a merchant.
                  </Text>
                </Card>
              ))}
            </Grid>
          </Stack>
        </section>
      </>
    ),
  },
} satisfies Meta<typeof PublicLayout>;

export default meta;
export const Home: StoryObj<typeof meta> = {};
