import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'The opening of a public page: a claim, a sentence, a way in.',
  use: ['Once, at the top of a page that wins somebody over.'],
  avoid: [
    { when: 'It is a page of the dashboard', instead: 'PageHeader' },
    { when: 'It is a page of text', instead: 'Heading and Prose' },
  ],
  anatomy: [
    { part: 'title', is: 'the page’s h1, in the display size' },
    { part: 'lead', is: 'one or two sentences' },
    { part: 'actions', is: 'one primary, one more' },
    { part: 'aside', is: 'the thing itself rather than a picture of it' },
  ],
  accessibility: [
    'What lies on the dark panel takes the dark theme, so that buttons keep their contrast.',
    'Depth lines are decoration and are not read.',
  ],
};
