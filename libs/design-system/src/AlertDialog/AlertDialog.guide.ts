import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'Asks before something that cannot be taken back.',
  use: ['Deleting, archiving, revoking a key.', 'Anything that ends what others rely on.'],
  avoid: [
    { when: 'It can be undone', instead: 'Do it, and offer the way back in a Toast' },
    { when: 'Something has to be filled in', instead: 'Dialog' },
    { when: 'It is news that needs no answer', instead: 'Banner' },
  ],
  anatomy: [
    { part: 'title', is: 'The question, with the name of the thing.' },
    { part: 'description', is: 'What will happen and whether it can be undone.' },
    { part: 'children', is: 'What is affected, if one should see it once more.' },
    { part: 'errorText', is: 'What it says when the act failed; the question stays open.' },
    { part: 'confirmLabel', is: 'The verb: Delete link. Never Yes or OK.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the two buttons and what is above them.' },
    { keys: 'Escape', does: 'Cancels, unless the act is under way.' },
  ],
  accessibility: [
    'role alertdialog, named by the question, described by its consequence.',
    'Focus begins on Cancel and returns to where it came from.',
    'A click beside it does nothing; while acting it can be neither closed nor confirmed twice.',
    'A failure is announced at once.',
  ],
};
