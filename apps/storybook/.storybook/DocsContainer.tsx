import { ThemeRoot } from '@harbour/design-system/ThemeRoot';
import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { appearanceOf, applyAppearance, initialAppearance, themeNamed } from './appearance.tsx';
import { storybookTheme } from './storybook-theme.ts';

type Globals = Record<string, unknown>;

function subscribe(notify: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, notify);
  channel.on(SET_GLOBALS, notify);
  return () => {
    channel.off(GLOBALS_UPDATED, notify);
    channel.off(SET_GLOBALS, notify);
  };
}

function currentGlobals(): Globals {
  const channel = addons.getChannel();
  const [message] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return (message as { globals?: Globals } | undefined)?.globals ?? initialAppearance;
}

/** Documentation in the look that the toolbar chooses, so that a foundation's page shows the theme it speaks of. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(subscribe, currentGlobals);
  const theme = themeNamed(globals['theme']);
  useLayoutEffect(() => {
    // English words keep their own direction; the stories in the page take the chosen one.
    applyAppearance(document.documentElement, { ...appearanceOf(globals), dir: 'ltr' });
  }, [globals]);
  return (
    <Container context={context} theme={storybookTheme(theme)}>
      <ThemeRoot>{children}</ThemeRoot>
    </Container>
  );
}
