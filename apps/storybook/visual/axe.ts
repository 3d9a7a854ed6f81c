import type axe from 'axe-core';
import type { Preview } from './preview.ts';
import { axePath } from './serve.ts';
import type { AxeRules } from './views.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What a story may say in `parameters.a11y`, as the accessibility addon reads it. */
interface A11yParameters {
  disable?: boolean;
  test?: 'off' | 'todo' | 'error';
  config?: { rules?: { id: string; enabled?: boolean }[] };
  context?: string | { include?: string; exclude?: string | string[] };
}

/** A story is not a page: what belongs to whole pages is checked in the journeys. */
const notForStories = ['region'];
/** Off unless asked for: whatever is pressed is 24 pixels wide and high, or has room around it. */
const askedFor = ['target-size'];
const ofColour = ['color-contrast'];

/** The findings of axe about the story on show, a line each: rule, element, advice. */
export async function axeFindings(preview: Preview, rules: AxeRules): Promise<string[]> {
  const a11y = ((await preview.parameter('a11y')) ?? {}) as A11yParameters;
  if (a11y.disable || a11y.test === 'off') return [];
  const chosen = Object.fromEntries([
    ...(rules === 'colour' ? [] : askedFor).map((id) => [id, { enabled: true }]),
    ...(rules === 'structure' ? ofColour : []).map((id) => [id, { enabled: false }]),
    ...notForStories.map((id) => [id, { enabled: false }]),
    ...(a11y.config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]),
  ]) as Record<string, { enabled: boolean }>;
  const context = typeof a11y.context === 'object' ? a11y.context : { include: a11y.context };
  return preview.page.evaluate(
    async ({ script, include, exclude, runOnly, chosen }) => {
      if (!window.axe) {
        const loaded = Promise.withResolvers<void>();
        const element = document.createElement('script');
        element.src = script;
        element.addEventListener('load', () => loaded.resolve());
        element.addEventListener('error', () => loaded.reject(new Error('axe-core did not load.')));
        document.head.append(element);
        await loaded.promise;
      }
      if (!window.axe) throw new Error('axe-core did not start.');
      const { violations } = await window.axe.run(
        { include: include ?? document.body, exclude },
        {
          ...(runOnly ? { runOnly } : {}),
          rules: chosen,
          resultTypes: ['violations'],
          elementRef: false,
        },
      );
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const [reason] = [...any, ...all, ...none];
          return `${id}: ${target.join(' ')}: ${reason?.message ?? help}`;
        }),
      );
    },
    {
      script: axePath,
      include: context.include,
      exclude: [
        '.sb-wrapper',
        '#storybook-docs',
        '#storybook-highlights-root',
        ...[context.exclude ?? []].flat(),
      ],
      runOnly: rules === 'colour' ? ofColour : undefined,
      chosen,
    },
  );
}
