import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The page of one payment link: sharing it first, then what came in through it.',
  use: ['The page of a payment link, inside a DashboardLayout.'],
  avoid: [
    { when: 'The details of a payment or settlement', instead: 'Grid' },
    { when: 'The page on which somebody pays', instead: 'PayLayout' },
  ],
  anatomy: [
    { part: 'title, status, description', is: 'What it is for, whether it takes payments, what is paid.' },
    { part: 'actions', is: 'What can be done with it.' },
    { part: 'notice', is: 'Why nobody can pay with it at the moment.' },
    { part: 'share', is: 'Its address and the ways to send it.' },
    { part: 'children', is: 'What came in through it.' },
    { part: 'qr, details', is: 'At the side, on a phone below.' },
  ],
  accessibility: [
    'One h1, the side is a complementary landmark named About this link.',
    'While loading it is aria-busy and says so; the shape stays.',
  ],
};
