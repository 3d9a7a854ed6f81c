import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: "Hands the app's router to every link of the design system, which knows no router itself.",
  use: [
    'Once, around the whole app; ThemeRoot does it with its link prop.',
    'Around a part that another router serves.',
  ],
  avoid: [{ when: 'A single place to go', instead: 'Link' }],
  anatomy: [
    { part: 'component', is: 'An anchor with href that navigates without loading the page.' },
    { part: 'children', is: 'Whatever contains links.' },
  ],
  accessibility: [
    'Every link stays a real anchor: new tab, copy, middle click.',
    'Other origins, mail, telephone, downloads and places on the page pass the router by.',
  ],
};
