import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'An address for a phone’s camera.',
  use: ['A payment link on a counter, a screen or paper.', 'Setting up a code app for signing in.'],
  avoid: [
    { when: 'The reader is on the very phone that would scan it', instead: 'Button' },
    { when: 'The address is to be copied or sent', instead: 'CopyField' },
  ],
  anatomy: [
    { part: 'Code', is: 'dark on white in every theme: many cameras do not read it reversed' },
    { part: 'Quiet zone', is: 'four modules of white around it, at every size' },
    { part: 'caption', is: 'what scanning does, in sight' },
    { part: '`qr-file`', is: 'the same as a picture to be printed: `qrPng` and `qrSvg`, black on white' },
  ],
  accessibility: [
    'The drawing is hidden from screen readers; in its place stands "QR code:" and what scanning does.',
    'Put the address beside it as a link or a CopyField: a code is for cameras, not for people.',
    'Error correction M: a seventh of it may be hidden or smudged. A test decodes it in each theme.',
  ],
};
