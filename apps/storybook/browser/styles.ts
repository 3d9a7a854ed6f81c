import type { Page } from '@playwright/test';

/** Values that are names which a build makes up, and one that it shortens where there is nothing to place. */
const ofTheBuild = ['animation-name', 'container-name', 'background-position'];

export type Styled = { element: string; styles: Record<string, string> };

/**
 * Every element within a part of the page, with all its computed styles, and its two pseudo-elements: where they have no
 * content nothing is drawn, so there that alone is told.
 */
export async function stylesOf(page: Page, part = '#storybook-root'): Promise<Styled[]> {
  return page.evaluate(
    ({ ignored, within }) => {
      for (const animation of document.getAnimations()) animation.cancel();
      return [...document.querySelectorAll(`${within} *`)]
        .filter((node) => !node.closest('template'))
        .flatMap((node) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const computed = getComputedStyle(node, pseudo);
            const drawn = !pseudo || !['none', 'normal'].includes(computed.content);
            const pairs = (drawn ? [...computed] : ['content'])
              .filter((name) => !name.startsWith('--') && !ignored.includes(name))
              .map((name) => [name, computed.getPropertyValue(name).replaceAll(location.origin, '')]);
            const words = node.textContent?.trim().slice(0, 30) ?? '';
            return {
              element: `${node.localName}${pseudo ?? ''} "${words}"`,
              styles: Object.fromEntries(pairs) as Record<string, string>,
            };
          }),
        );
    },
    { ignored: ofTheBuild, within: part },
  );
}

/** What differs, in words. */
export function differences(one: Styled[], other: Styled[], apartFrom: readonly string[] = []): string[] {
  return one.flatMap(({ element, styles }, at) =>
    Object.entries(styles)
      .filter(([name, value]) => other[at]?.styles[name] !== value && !apartFrom.includes(name))
      .map(([name, value]) => `${element} ${name}: ${value} / ${other[at]?.styles[name] ?? 'nothing'}`),
  );
}
