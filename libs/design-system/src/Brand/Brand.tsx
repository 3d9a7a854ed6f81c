import type { ReactNode } from 'react';
import type { BrandTheme } from '../theme/brand.ts';
import { useStyleNonce } from '../ThemeRoot/ThemeRoot.tsx';
import { brandCss, brandName } from './brand-css.ts';
import { brand } from './Brand.css.ts';

export interface BrandProps {
  /** From `brandTheme(color)`, which runs on the server; without one the plain theme stays. */
  theme?: BrandTheme | null;
  children: ReactNode;
}

/** Everything inside wears a merchant's colours, in light and in dark, with the contrast that `brandTheme` computed. */
export function Brand({ theme, children }: BrandProps) {
  const nonce = useStyleNonce();
  if (!theme) return children;
  return (
    <div className={brand} data-merchant-brand={brandName(theme)}>
      {/* Made of our own names and of hex colours; as text React would escape its quotes. */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: brandCss(theme) }} />
      {children}
    </div>
  );
}
