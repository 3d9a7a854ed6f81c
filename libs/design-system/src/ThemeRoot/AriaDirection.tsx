import { useDirection } from 'radix-ui/direction';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

/**
 * Around parts from React Aria, whose arrow keys follow the script of a locale: tells them the page's direction.
 * Words and digits stay English, the week begins on Monday.
 */
export function AriaDirection({ children }: { children: ReactNode }) {
  const locale = useDirection() === 'rtl' ? 'en-Arab-GB' : 'en-GB';
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
