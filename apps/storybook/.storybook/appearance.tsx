import { Brand } from '@harbour/design-system/Brand';
import { brandTheme } from '@harbour/design-system/brand-theme';
import { PermissionProvider } from '@harbour/design-system/PermissionProvider';
import { ThemeRoot } from '@harbour/design-system/ThemeRoot';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';

/** What the toolbar chooses. The names stand in addresses (`globals=theme:Dark;direction:rtl`). */
export const themes = {
  Light: { 'data-theme': 'light', 'data-contrast': undefined },
  Dark: { 'data-theme': 'dark', 'data-contrast': undefined },
  'Light high contrast': { 'data-theme': 'light', 'data-contrast': 'more' },
  'Dark high contrast': { 'data-theme': 'dark', 'data-contrast': 'more' },
} as const;

export type ThemeName = keyof typeof themes;

/** Merchants' colours, from easy to awkward. */
const brands = {
  none: undefined,
  Grove: '#0f766e',
  Plum: '#7c3aed',
  Signal: '#e11d48',
  Sunbeam: '#ffd400',
  Chalk: '#ffffff',
  Coal: '#000000',
} as const;

const named = <T extends object>(table: T, name: unknown, otherwise: keyof T): keyof T =>
  typeof name === 'string' && Object.hasOwn(table, name) ? (name as keyof T) : otherwise;

export const themeNamed = (name: unknown): ThemeName => named(themes, name, 'Light');

/** Attributes of the page, or of a part of it, in the chosen look. */
export function appearanceOf(globals: Record<string, unknown>) {
  return {
    ...themes[themeNamed(globals['theme'])],
    'data-density': globals['density'] === 'compact' ? 'compact' : undefined,
    dir: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
  } as const;
}

export function applyAppearance(element: HTMLElement, appearance: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(appearance)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function InBrand({ name, children }: { name: unknown; children: ReactNode }) {
  const color = brands[named(brands, name, 'none')];
  const theme = useMemo(() => (color === undefined ? undefined : brandTheme(color)), [color]);
  return <Brand theme={theme}>{children}</Brand>;
}

const everything = [{ resource: '*', privilege: '*' }];

/** Puts a story into the chosen look: on `<html>` where it is alone, around it where a docs page shows several. */
export const inAppearance: Decorator = (Story, { globals, viewMode }) => {
  const appearance = appearanceOf(globals);
  const content = (
    <ThemeRoot dir={appearance.dir}>
      <PermissionProvider permissions={everything}>
        <InBrand name={globals['brand']}>
          <Story />
        </InBrand>
      </PermissionProvider>
    </ThemeRoot>
  );
  if (viewMode === 'docs') {
    return (
      <div {...appearance} className="docs-story">
        {content}
      </div>
    );
  }
  applyAppearance(document.documentElement, appearance);
  return content;
};

export const appearanceGlobals: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: { title: 'Theme', icon: 'contrast', dynamicTitle: true, items: Object.keys(themes) },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
  brand: {
    description: "A merchant's brand",
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(brands).map(([value, color]) => ({
        value,
        title: color ? `${value} ${color}` : 'No brand',
      })),
    },
  },
};

export const initialAppearance = {
  theme: 'Light',
  direction: 'ltr',
  density: 'comfortable',
  brand: 'none',
};
