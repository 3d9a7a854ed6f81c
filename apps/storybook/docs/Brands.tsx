import { Brand } from '@harbour/design-system/Brand';
import { brandTheme } from '@harbour/design-system/brand-theme';
import { Button } from '@harbour/design-system/Button';
import { Link } from '@harbour/design-system/Link';
import { Money } from '@harbour/design-system/Money';
import { wcagContrast } from 'culori';
import { useState } from 'react';
import { dark, light } from '@harbour/design-system/palette';
import * as styles from './tokens.css.ts';

const merchants = [
  ['Adire & Sons', '#7a2e8e'],
  ['Lagos Prints', '#0f766e'],
  ['Suya Spot', '#e11d48'],
  ['Danfo Tours', '#ffd400'],
  ['Chalk Studio', '#ffffff'],
  ['Coal City Radio', '#0b0b0b'],
] as const;

/** Six merchants, from an easy colour to ones that cannot be read on anything. */
export function Brands() {
  return (
    <div className={styles.brands}>
      {merchants.map(([name, color]) => (
        <BrandCard key={name} name={name} color={color} />
      ))}
    </div>
  );
}

/** Any colour: what the theme makes of it. */
export function BrandPicker() {
  const [color, setColor] = useState('#ff7a00');
  return (
    <>
      <label className={styles.picker}>
        A colour <input type="color" value={color} onChange={({ target }) => setColor(target.value)} />
      </label>
      <div className={styles.columns}>
        <div data-theme="light">
          <BrandCard name="In light" color={color} theme="light" />
        </div>
        <div data-theme="dark">
          <BrandCard name="In dark" color={color} theme="dark" />
        </div>
      </div>
    </>
  );
}

function BrandCard({ name, color, theme }: { name: string; color: string; theme?: 'light' | 'dark' }) {
  const brand = brandTheme(color);
  const shown = brand?.[theme ?? 'light'];
  return (
    <Brand theme={brand}>
      <article className={styles.brandCard}>
        <div className={styles.brandHull}>
          <strong>{name}</strong>
          <Money amount={12_500_00} currency="NGN" size="xl" />
          <span className={styles.brandMuted}>{color}</span>
        </div>
        <div className={styles.brandBody}>
          <Button tone="primary" fullWidth>
            Pay ₦12,500.00
          </Button>
          <Link href="#terms">Terms of {name}</Link>
          {theme && shown && (
            <span className={styles.value}>
              button {wcagContrast(shown.action.text, shown.action.bg).toFixed(2)} · panel{' '}
              {wcagContrast(shown.hull.text, shown.hull.bg).toFixed(2)} · link{' '}
              {wcagContrast(shown.accent.text, (theme === 'light' ? light : dark).surface).toFixed(2)}
            </span>
          )}
        </div>
      </article>
    </Brand>
  );
}
