import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { colorTransition, onHover, outranking } from '../theme/styles.ts';
import { cell } from '../Table/Table.css.ts';

/** Stays in view while the page, or the table itself, scrolls under it. */
export const stickyHead = style(
  outranking({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    '@media': { [media.phone]: { position: 'absolute' } },
  }),
);

export const virtualScroller = style(
  outranking({
    overflow: 'auto',
    overscrollBehaviorY: 'contain',
    // What scrolls in here asks nothing of the page around it.
    contain: 'content',
    maxBlockSize: 'min(70dvh, 40rem)',
    // Rows that come into view do not push those that are looked at.
    overflowAnchor: 'none',
  }),
);
export const filler = style({
  padding: 0,
  // Rules where rows will stand, one a row: `background-size` is set to the height of one.
  '@media': { [media.phone]: { display: 'block' } },
});
export const ruled = style({
  backgroundImage: `linear-gradient(to top, ${vars.color.line} 1px, transparent 1px)`,
});

export const sortButton = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '1.5rem',
    marginInline: `calc(-1 * ${space[1]})`,
    paddingInline: space[1],
    borderRadius: vars.radius.sm,
    fontWeight: 'inherit',
    cursor: 'pointer',
    transition: colorTransition,
    selectors: {
      'th[aria-sort="ascending"] > &, th[aria-sort="descending"] > &': { color: vars.color.text },
      // The arrow stands before the word, so that the word ends where its figures end.
      '&[data-numeric]': { flexDirection: 'row-reverse' },
    },
  },
  onHover({ color: vars.color.text, background: vars.color.neutral.soft }),
]);

/** A caret that points the way the values run; faint where a press would sort. */
export const sortArrow = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  transition: `rotate ${vars.motion.fast} ${vars.motion.out}, opacity ${vars.motion.fast} ${vars.motion.out}`,
  '::before': {
    content: '""',
    inlineSize: '0.4375rem',
    blockSize: '0.4375rem',
    borderBlockStart: '1.5px solid currentColor',
    borderInlineStart: '1.5px solid currentColor',
    rotate: '45deg',
    translate: '0 2px',
  },
  selectors: {
    '&[data-direction="none"]': { opacity: 0 },
    '&[data-direction="descending"]': { rotate: '180deg' },
    '[dir="rtl"] &::before': { rotate: '-45deg' },
    'button:hover > &[data-direction="none"], button:focus-visible > &[data-direction="none"]': {
      opacity: 0.55,
    },
  },
});

const menuWidth = '3.25rem';

export const selectHead = style(
  outranking({
    inlineSize: '3.25rem',
    textAlign: 'center',
    paddingBlock: 0,
    selectors: { '&:first-child, &:last-child': { paddingInline: 0 } },
  }),
);
const above = { position: 'relative', zIndex: 1 } as const;
const edge = { paddingInline: 0 } as const;

export const selectCell = style([
  cell,
  outranking({
    ...above,
    inlineSize: '3.25rem',
    padding: 0,
    textAlign: 'center',
    selectors: { '&:first-child': edge },
    '@media': { [media.phone]: { inlineSize: 'auto', gridRow: 1, gridColumn: 1 } },
  }),
]);
/** The whole cell takes the press, not only the box. */
export const selectHit = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  cursor: 'pointer',
  '@media': {
    [media.phone]: {
      placeItems: 'center start',
      minBlockSize: '1.5rem',
      paddingInlineEnd: space[3],
    },
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
  },
});
export const controlCell = style(above);
export const menuCell = style([
  cell,
  outranking({
    inlineSize: menuWidth,
    padding: 0,
    textAlign: 'center',
    selectors: { '&:last-child': edge },
    '@media': {
      [media.phone]: {
        ...above,
        gridRow: 1,
        gridColumn: 4,
        inlineSize: 'auto',
        marginInlineEnd: `calc(-1 * ${space[2]})`,
        paddingInlineStart: space[1],
        marginBlock: `calc(-1 * ${space[1]})`,
      },
    },
  }),
]);
/** The link covers the row up to its menu, so that a hundred menus need no layer of their own. */
export const besideMenu = style(
  outranking({
    '@media': {
      [media.tablet]: { selectors: { '&::after': { insetInlineEnd: menuWidth } } },
    },
  }),
);

const dot = 'radial-gradient(circle at center, currentColor 1.5px, transparent 2px)';

/** Three dots, drawn without an element: there is one of it in every row. */
export const menuButton = style([
  {
    inlineSize: vars.control.sm,
    blockSize: vars.control.sm,
    borderRadius: vars.radius.md,
    color: vars.color.textMuted,
    cursor: 'pointer',
    verticalAlign: 'middle',
    backgroundImage: `${dot}, ${dot}, ${dot}`,
    backgroundSize: '4px 4px',
    backgroundPosition: 'calc(50% - 5px) 50%, 50% 50%, calc(50% + 5px) 50%',
    backgroundRepeat: 'no-repeat',
    selectors: {
      '&[aria-expanded="true"]': { backgroundColor: vars.color.neutral.soft, color: vars.color.text },
    },
    '@media': {
      '(pointer: coarse)': { inlineSize: '2.75rem', blockSize: '2.75rem' },
    },
  },
  onHover({ backgroundColor: vars.color.neutral.soft, color: vars.color.text }),
]);

/** At least a line of the text of its cell. */
export const bone = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '1lh',
  inlineSize: '70%',
  minInlineSize: '3rem',
  selectors: { '&[data-numeric]': { inlineSize: '50%', marginInlineStart: 'auto' } },
  '@media': {
    // At the start of its place in the card, where the amount will stand; a line puts it at its end by itself.
    [media.phone]: {
      inlineSize: '6rem',
      selectors: { '&[data-numeric]': { inlineSize: '5rem', marginInlineStart: 0 } },
    },
  },
});

export const boxBone = style({ display: 'block', inlineSize: '1.25rem', marginInline: 'auto' });

const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '100% 0' } });

/** Rows that are about to change: they stay readable, without their colours. */
export const stale = style(outranking({ filter: 'grayscale(1)', cursor: 'progress' }));

/** Above such rows, where the eye is: something comes. */
export const progress = style({
  position: 'relative',
  zIndex: 3,
  blockSize: '3px',
  marginBlockEnd: '-3px',
  overflow: 'hidden',
  background: vars.color.accent.soft,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: vars.color.accent.solid,
    animation: `${sweep} 1200ms ease-in-out infinite`,
  },
  '@media': { [media.reducedMotion]: { '::after': { animation: 'none', opacity: 0.5 } } },
});

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  padding: `${space[2]} ${space[5]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const rowState = style(
  outranking({
    selectors: {
      '&[data-selected]': { background: vars.color.accent.soft },
    },
  }),
);
