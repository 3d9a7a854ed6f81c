import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { text: '', soft: '', line: '', solid: '', onSolid: '' };

/**
 * Names of every theme variable. Values come from `theme.css.ts`; a later theme (high contrast, a merchant's brand, a
 * denser table) assigns other values to the same names and no component changes.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: '',
      surface: '',
      sunken: '',
      raised: '',
      scrim: '',
      line: '',
      lineStrong: '',
      text: '',
      textMuted: '',
      focus: '',
      overlay: { active: '', edge: '' },
      action: { bg: '', bgHover: '', text: '', line: '' },
      accent: tone,
      success: tone,
      warn: tone,
      danger: tone,
      neutral: tone,
      hull: { bg: '', raised: '', line: '', text: '', textMuted: '', marker: '' },
      shadow: '',
    },
    font: { body: '', code: '' },
    weight: { regular: '', medium: '', strong: '' },
    radius: { sm: '', md: '', lg: '', full: '' },
    control: { sm: '', md: '', lg: '' },
    /** Height of a row, padding inside a cell or control, space between neighbours; `data-density` sets them. */
    density: { row: '', cell: '', gap: '' },
    elevation: { popover: '', dialog: '' },
    motion: { fast: '', base: '', slow: '', out: '' },
    layer: { sticky: '', navigation: '', dialog: '', popover: '', tooltip: '', toast: '' },
  },
  (_value, path) => `hb-${path.join('-').toLowerCase()}`,
);
