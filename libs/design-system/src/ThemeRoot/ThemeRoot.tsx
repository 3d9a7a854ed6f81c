import '@fontsource-variable/archivo/index.css';
import '../theme/theme.css.ts';
import { DirectionProvider } from 'radix-ui/direction';
import { createContext, useContext, type ReactNode } from 'react';
import { LinkProvider, type LinkComponent } from '../LinkProvider/LinkProvider.tsx';

export interface ThemeRootProps {
  children: ReactNode;
  /** The router's link, so that components navigate without a page load. Plain anchors without it. */
  link?: LinkComponent;
  /** As `<html dir>` says; arrow keys, menus and calendars follow it. Left to right without it. */
  dir?: 'ltr' | 'rtl';
  /** For the style elements of a merchant's brand, where the page's Content-Security-Policy asks for one. */
  nonce?: string;
}

const NonceContext = createContext<string | undefined>(undefined);

/** The nonce that a style element in this page needs. */
export const useStyleNonce = () => useContext(NonceContext);

/**
 * Brings the global styles, the font and the link component; once, around the whole app.
 *
 * Attributes on `<html>`, or on any element for what is in it, choose the rest; none needs a script:
 * - `data-theme="light"` or `"dark"`; without it the theme follows the system;
 * - `data-contrast="more"`; a system that asks for more contrast gets it without;
 * - `data-density="compact"` or `"comfortable"`.
 */
export function ThemeRoot({ children, link, dir = 'ltr', nonce }: ThemeRootProps) {
  return (
    <NonceContext value={nonce}>
      <DirectionProvider dir={dir}>
        <LinkProvider component={link}>{children}</LinkProvider>
      </DirectionProvider>
    </NonceContext>
  );
}
