import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Long text with its own headings, lists, links and tables.',
  use: [
    'Legal pages, articles, release notes.',
    'Text that comes as plain elements, for instance from a document.',
  ],
  avoid: [
    { when: 'It is one or two paragraphs', instead: 'Text' },
    { when: 'It is data in columns', instead: 'Table' },
  ],
  anatomy: [
    { part: 'children', is: '`h2`, `h3`, `p`, lists, links and tables, as they are' },
    { part: 'measure', is: 'about 70 characters a line' },
  ],
  accessibility: [
    'The page’s h1 is outside of it.',
    'Links are underlined, so that colour is not the only sign.',
  ],
};
