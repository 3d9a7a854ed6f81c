import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Nothing but the content, in the middle.',
  use: ['Pages a bank or an error leads to, and waits between two places.'],
  avoid: [
    { when: 'There is a form', instead: 'AuthLayout or CheckoutLayout' },
    { when: 'Something failed', instead: 'ErrorPage, inside of this' },
  ],
  anatomy: [{ part: 'children', is: 'one thing: a wait, an outcome, an ErrorPage' }],
  accessibility: [
    'It is the main landmark. Give it a heading or a live text, so that one knows where one is.',
  ],
};
