import { create, type ThemeVars } from 'storybook/theming';
import { dark, darkContrast, light, lightContrast } from '@harbour/design-system/palette';

const palettes = {
  Light: light,
  Dark: dark,
  'Light high contrast': lightContrast,
  'Dark high contrast': darkContrast,
} as const;

/** Storybook's own parts in the colours of the theme it shows. */
export function storybookTheme(name: keyof typeof palettes): ThemeVars {
  const palette = palettes[name];
  return create({
    base: name.startsWith('Dark') ? 'dark' : 'light',
    brandTitle: 'Harbour design system',
    fontBase: '"Archivo Variable", "Archivo Fallback", system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace',
    colorPrimary: palette.accent.solid,
    colorSecondary: palette.accent.text,
    appBg: palette.sunken,
    appContentBg: palette.canvas,
    appPreviewBg: palette.canvas,
    appBorderColor: palette.line,
    appBorderRadius: 6,
    textColor: palette.text,
    textMutedColor: palette.textMuted,
    textInverseColor: palette.canvas,
    barBg: palette.surface,
    barTextColor: palette.textMuted,
    barHoverColor: palette.accent.text,
    barSelectedColor: palette.accent.text,
    inputBg: palette.surface,
    inputBorder: palette.lineStrong,
    inputTextColor: palette.text,
    inputBorderRadius: 6,
  });
}
