// In which views every story is drawn and compared, and which rules of axe it is held to in each.

/** Rules of axe: all of them, what changes with colours alone, or all the rest. */
export type AxeRules = 'all' | 'colour' | 'structure';

/** A way of looking at a story. Without `picture` it is only checked by axe. */
export interface View {
  name: string;
  /** Values of Storybook's globals: the names of the toolbar's themes and directions. */
  globals: { theme: string; direction: 'ltr' | 'rtl' };
  width: number;
  height: number;
  picture: boolean;
  axe?: AxeRules;
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const light = { theme: 'Light', direction: 'ltr' } as const;

/**
 * The first is how a story is opened and played; the others change the theme, the direction and the width in place.
 */
export const views: readonly View[] = [
  { name: 'light', globals: light, ...desktop, picture: true, axe: 'all' },
  { name: 'dark', globals: { ...light, theme: 'Dark' }, ...desktop, picture: true, axe: 'colour' },
  {
    name: 'light-contrast',
    globals: { ...light, theme: 'Light high contrast' },
    ...desktop,
    picture: false,
    axe: 'colour',
  },
  {
    name: 'dark-contrast',
    globals: { ...light, theme: 'Dark high contrast' },
    ...desktop,
    picture: false,
    axe: 'colour',
  },
  { name: 'rtl', globals: { ...light, direction: 'rtl' }, ...desktop, picture: true, axe: 'structure' },
  { name: 'phone', globals: light, ...phone, picture: true, axe: 'structure' },
];

/** Names of the views that have a baseline. */
export const pictureViews: readonly string[] = views.filter(({ picture }) => picture).map(({ name }) => name);
