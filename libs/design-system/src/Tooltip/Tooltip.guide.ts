import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  what: 'A few words that name or explain a control to whoever asks by hovering, focusing or resting a finger.',
  use: ['The name of an icon button.', 'Why a control is off, or what a short figure is made of.'],
  avoid: [
    { when: 'One must know it to go on', instead: 'the hint of a field, or text on the page' },
    { when: 'It holds a link or a button', instead: 'Popover' },
    { when: 'It repeats the visible label', instead: 'nothing' },
  ],
  anatomy: [
    { part: 'children', is: 'one focusable element' },
    { part: 'content', is: 'a few words; a sentence at most' },
    { part: 'side', is: 'where it stands; it turns round where there is no room' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'shows it as its control takes focus' },
    { keys: 'Escape', does: 'hides it and nothing else: a dialog around it stays' },
  ],
  accessibility: [
    'Read as the description of its control. It stays while the pointer is on it, so that it can be magnified.',
    'On a touch screen a finger that rests for half a second asks; lifting it presses nothing.',
    'An icon button needs its own name all the same: a tooltip describes, it does not name.',
  ],
};
