import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Signing in and everything around it: a form, and beside it where one is.',
  use: ['Sign in, create an account, reset a password, accept an invitation.'],
  avoid: [
    { when: 'Somebody is signed in', instead: 'DashboardLayout' },
    { when: 'A payer is asked for something', instead: 'PayLayout or CheckoutLayout' },
    { when: 'There is nothing to fill in', instead: 'BareLayout' },
  ],
  anatomy: [
    { part: 'title', is: 'what this page does: the h1' },
    { part: 'description', is: 'one sentence' },
    { part: 'children', is: 'the form, one column' },
    { part: 'footer', is: 'the other way: "No account yet?"' },
    { part: 'panel', is: 'from desktop width on: why one is here, over depth lines' },
  ],
  accessibility: [
    'The form is the main landmark and comes first; the panel is complementary.',
    'The logo leads home and says so.',
  ],
};
