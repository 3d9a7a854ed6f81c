import type { ReactNode } from 'react';
import { Heading } from '@harbour/design-system/Heading';
import { Text } from '@harbour/design-system/Text';
import { list, mark, step, stepWords } from './Journey.css.ts';
import { container, section, split } from './sections.css.ts';
import { SectionHead } from './SectionHead.tsx';

const steps = [
  {
    title: 'You share a payment link',
    text: 'One price, or any amount within your limits. Send it in a message, or print its QR code.',
  },
  {
    title: 'Your customer pays',
    text: 'By card, on a phone or a computer, with the amount in sight. Nothing to install and no account to make; it works even where scripts are blocked.',
  },
  {
    title: 'Their bank confirms it',
    text: 'Without a question where the bank knows the device, with a short one where it does not. A payment counts only once the bank’s answer has reached us.',
  },
  {
    title: 'You see it arrive',
    text: 'Amount, fee and what is left for you stand side by side, and your customer gets a receipt. Need to give something back? Refund all of it or a part.',
  },
] as const;

/** What happens between a link and a balance, in order. */
export function Journey() {
  return (
    <section id="journey" className={`${container} ${section}`}>
      <div className={split}>
        <SectionHead topic="How it works" title="From a link to a paid order, every step in sight">
          Each payment has a timeline: what happened and when, also where something went wrong.
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
