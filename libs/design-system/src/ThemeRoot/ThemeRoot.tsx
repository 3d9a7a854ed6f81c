import '@fontsource-variable/archivo/index.css';
import '../theme/theme.css.ts';
import type { ReactNode } from 'react';
import { LinkProvider, type LinkComponent } from '../LinkProvider/LinkProvider.tsx';

export interface ThemeRootProps {
  children: ReactNode;
  /** The router's link, so that components navigate without a page load. Plain anchors without it. */
  link?: LinkComponent;
}

/**
 * Brings the global styles, the font and the link component; once, around the whole app.
 *
 * The theme follows the system with no script. `<html data-theme="light">` or `"dark"` forces one.
 */
export function ThemeRoot({ children, link }: ThemeRootProps) {
  return <LinkProvider component={link}>{children}</LinkProvider>;
}
