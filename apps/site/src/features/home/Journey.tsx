import type { ReactNode } from 'react';
import { Heading } from '@harbour/design-system/Heading';
import { Text } from '@harbour/design-system/Text';
import { list, mark, step, stepWords } from './Journey.css.ts';
import { container, section, split } from './sections.css.ts';
import { SectionHead } from './SectionHead.tsx';

const steps = [
  {
    title: 'You share a payment link',
    text: 'One price, or any amount within your limits. Send it in a message, print its QR code, or start the payment from your own server instead.',
  },
  {
    title: 'Your customer pays',
    text: 'The checkout is one light page. The amount stays in sight, four clicks on Pay are one payment, and it works even where scripts are blocked.',
  },
  {
    title: 'Their bank says yes',
    text: '3-D Secure is part of it: silent where the bank knows the device, a short question where it does not. What the bank told our server counts, never what a browser claims.',
  },
  {
    title: 'You see it arrive',
    text: 'Fee and net are worked out to the smallest unit of the currency and posted to a double-entry ledger. Refund all of it or a part: never more than was taken.',
  },
] as const;

/** What happens between a link and a balance, in order. */
export function Journey() {
  return (
    <section id="journey" className={`${container} ${section}`}>
      <div className={split}>
        <SectionHead
          topic="How it works"
          title="From a link to your ledger, with nothing in between that you can’t see"
        >
          Each step leaves an entry in the payment’s timeline, also the ones that failed.
        </SectionHead>
        <ol className={list}>
          {steps.map(({ title, text }, index) => (
            <Step key={title} number={index + 1} title={title}>
              {text}
            </Step>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className={step}>
      <span className={mark} aria-hidden="true">
        {number}
      </span>
      <div className={stepWords}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text size="md" tone="muted" measure>
          {children}
        </Text>
      </div>
    </li>
  );
}
