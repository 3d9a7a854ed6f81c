import { contractPairs, type ContrastPair } from './contrast-pairs.ts';
import { wcagContrast } from 'culori';
import { useLayoutEffect, useRef, useState } from 'react';
import { themes, type ThemeName } from '../.storybook/appearance.tsx';
import * as styles from './tokens.css.ts';

/** A theme's roles as they are drawn, with the contrast that the browser's own values come to. */
export function ColourTables() {
  return (
    <div className={styles.themes}>
      {(Object.keys(themes) as ThemeName[]).map((name) => (
        <ThemePanel key={name} name={name} />
      ))}
    </div>
  );
}

function ThemePanel({ name }: { name: ThemeName }) {
  const panel = useRef<HTMLElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    if (panel.current)
      setRatios(contractPairs.map((pair) => measure(pair, getComputedStyle(panel.current ?? document.body))));
  }, []);
  return (
    <section ref={panel} {...themes[name]} className={styles.themePanel} aria-label={name}>
      <h3 className={styles.themeName}>{name}</h3>
      <ul className={styles.pairs}>
        {contractPairs.map((pair, index) => (
          <li key={pair.name} className={styles.pair}>
            <span
              className={styles.sample}
              style={
                pair.kind === 'text'
                  ? { background: pair.ground, color: pair.color, borderColor: pair.ground }
                  : { background: pair.ground, borderColor: pair.color }
              }
            >
              {pair.kind === 'text' ? 'Ag 12' : ''}
            </span>
            <span className={styles.pairName}>{pair.name}</span>
            <span className={styles.ratio}>{ratios[index]?.toFixed(2)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function measure({ color, ground }: ContrastPair, style: CSSStyleDeclaration): number {
  const valueOf = (variable: string) => style.getPropertyValue(variable.slice(4, -1)).trim();
  return wcagContrast(valueOf(color), valueOf(ground));
}
