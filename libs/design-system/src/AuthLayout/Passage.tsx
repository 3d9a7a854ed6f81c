import { Money } from '../Money/Money.tsx';
import { amount, passage, step, steps, stepTime, stepTitle } from './AuthLayout.css.ts';

const passed = [
  { title: 'Payment started', time: '15:02' },
  { title: 'Confirmed with the bank', time: '15:03' },
  { title: 'Paid', time: '15:03' },
  { title: 'Receipt sent to your customer', time: '15:04' },
];

/** The way of one payment as marks along a channel: a picture of what the words below it say, and so not read. */
export function Passage() {
  return (
    <div className={passage} aria-hidden="true">
      <p className={amount}>
        <Money amount={12_500_00} currency="NGN" size="display" />
      </p>
      <ol className={steps}>
        {passed.map(({ title, time }) => (
          <li key={title} className={step}>
            <span className={stepTitle}>{title}</span>
            <span className={stepTime}>{time}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
