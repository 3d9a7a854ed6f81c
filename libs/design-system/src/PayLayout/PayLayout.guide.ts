import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The page behind a payment link: the merchant, and one card that says what is asked for.',
  use: ['A payment link, a payment that waits, a link that has ended.'],
  avoid: [
    { when: 'The card is entered here', instead: 'CheckoutLayout' },
    { when: 'The merchant makes the link', instead: 'PaymentLinkLayout' },
  ],
  anatomy: [
    { part: 'merchant', is: 'as in the checkout, with `brand`' },
    { part: 'band', is: 'the sea behind the card, in the brand’s colour' },
    { part: 'children', is: 'what is asked for, and the way on' },
    { part: 'footer', is: 'whom to ask' },
  ],
  accessibility: [
    'The card is the main landmark; its h1 says what is asked for.',
    'Test mode is said in words beside the name.',
  ],
};
