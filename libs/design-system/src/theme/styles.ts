import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media, type, type TypeStep } from './scale.ts';

/** Font size, line height and tracking of one step of the type scale. */
export const typeStyle = (step: TypeStep): StyleRule => ({
  fontSize: type[step].size,
  lineHeight: type[step].line,
  letterSpacing: type[step].tracking,
});

/** A rule that holds only where a pointer hovers: on touch screens a hover style sticks after the tap. */
export const onHover = (rule: StyleRule, selector = '&:hover'): StyleRule => ({
  '@media': { [media.hover]: { selectors: { [selector]: rule as Record<string, string> } } },
});

/** The row that the pointer or the arrow keys are at in a list laid over the page. */
export const activeRow = {
  background: vars.color.overlay.active,
  outline: `2px solid ${vars.color.overlay.edge}`,
  outlineOffset: '-2px',
} as const;

/**
 * The chosen one of several where colours are forced, which takes every tint away. Its own colours count then, so its ring
 * and its looks under a pointer are of the reader's colours as well.
 *
 * @param chosen its selector
 * @param ring where focus is drawn: inside the chosen one, clear of its edge, or on the page around it
 */
export const forcedChosen = (
  chosen: string,
  ring: 'inside' | 'around',
): NonNullable<StyleRule['@media']> => ({
  [media.forcedColors]: {
    selectors: {
      [`${chosen}, ${chosen}:hover`]: {
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
      [`${chosen}:focus-visible`]:
        ring === 'inside'
          ? { outlineColor: 'HighlightText', outlineOffset: '-5px' }
          : { outlineColor: 'CanvasText' },
    },
  },
});

/** Present to a screen reader, absent from the page. */
export const visuallyHidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/**
 * For a sentence that may be in another script than the page: its words keep their own order, and it stands at the page's
 * edge all the same. The reset gives it to whatever is text by its element; this is for a `span` or `div` that is.
 */
export const ownOrder: StyleRule = {
  unicodeBidi: 'plaintext',
  // WebKit and Blink know it by their own name alone, and longer.
  textAlign: ['-webkit-match-parent', 'match-parent'],
};

/**
 * At the page's end, for words in their own order: `end` would be the end of their own script. The sides are named by
 * the page's direction here alone.
 */
export const atEnd: StyleRule = {
  textAlign: 'right',
  selectors: { ':where([dir="rtl"]) &': { textAlign: 'left' } },
};

/**
 * A name that gives way at its end where room is short. The element needs `dir="auto"`: else a name in another script
 * than the page loses its beginning.
 */
export const oneLine: StyleRule = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent', 'match-parent'],
};

/** A name that takes a second line before it gives way at its end. The element needs `dir="auto"` as well. */
export const twoLines: StyleRule = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textWrap: 'balance',
};

/** Fades a colour change in; nothing moves. */
export const colorTransition = `background-color ${vars.motion.fast} ${vars.motion.out}, border-color ${vars.motion.fast} ${vars.motion.out}, color ${vars.motion.fast} ${vars.motion.out}`;

/**
 * The same rule under a doubled class. For a class that stands on one element beside a class of another style sheet: it
 * wins wherever the bundler puts the two sheets, which is not the same in a dev server and in a built page.
 */
export function outranking(rule: StyleRule): StyleRule {
  const own: Record<string, unknown> = {};
  const selectors: Record<string, unknown> = {};
  const conditions: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rule) as [string, unknown][]) {
    if (name === 'selectors') {
      for (const [selector, declarations] of Object.entries(value as object)) {
        selectors[selector.replaceAll('&', '&&')] = declarations;
      }
    } else if (name.startsWith('@')) {
      conditions[name] = Object.fromEntries(
        Object.entries(value as Record<string, StyleRule>).map(([query, inner]) => [
          query,
          outranking(inner),
        ]),
      );
    } else if (name.startsWith(':')) selectors[`&&${name}`] = value;
    else own[name] = value;
  }
  return { selectors: { '&&': own, ...selectors }, ...conditions } as StyleRule;
}
