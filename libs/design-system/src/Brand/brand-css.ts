import type { BrandRoles, BrandTheme } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

/** `--hb-color-action-bg:#0f766e;…` for the roles that a brand sets. */
function declarations(names: Tree, values: Tree): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const name = names[key];
      if (typeof value === 'string') return typeof name === 'string' ? `${name.slice(4, -1)}:${value};` : '';
      return typeof name === 'object' ? declarations(name, value) : '';
    })
    .join('');
}

const roles = ({ action, accent, focus, hull }: BrandRoles) =>
  declarations(vars.color, {
    action: { ...action },
    accent: { ...accent },
    focus,
    hull: { ...hull },
  });

/** Names a brand in an attribute: the same theme has the same name. */
export const brandName = ({ light }: BrandTheme): string =>
  `${light.hull.bg}${light.action.bg}`.replaceAll('#', '');

/**
 * The style sheet of a brand for the elements that carry its name in `data-merchant-brand`. Who asks for more contrast gets
 * Harbour's own high contrast: a brand's colour could not keep its promise.
 */
export function brandCss(theme: BrandTheme): string {
  const scope = `[data-merchant-brand="${brandName(theme)}"]`;
  const standard = `${scope}:not([data-contrast="more"] *)`;
  const dark = roles(theme.dark);
  const rules = [
    `${standard}{${roles(theme.light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]) ${standard}{${dark}}}`,
    `[data-theme="dark"] ${standard}{${dark}}`,
  ];
  return `@media not (prefers-contrast:more){${rules.join('')}}`;
}
