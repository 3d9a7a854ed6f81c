import { Button } from '@harbour/design-system/Button';
import { space, type } from '@harbour/design-system/scale';
import { vars } from '@harbour/design-system/theme';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import * as styles from './tokens.css.ts';

interface RowProps {
  name: string;
  value: ReactNode;
  children: ReactNode;
}

function Row({ name, value, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.rowName}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{value}</span>
      </div>
      {children}
    </div>
  );
}

/** Every step of the type scale in its own size. */
export function TypeScale() {
  return (
    <div className={styles.rows}>
      {Object.entries(type).map(([step, { size, line, tracking }]) => (
        <Row key={step} name={step} value={`${size.length > 9 ? '40–64px' : size} / ${line}`}>
          <span
            className={styles.specimenText}
            style={{
              fontSize: size,
              lineHeight: line,
              letterSpacing: tracking,
              fontWeight: vars.weight.medium,
            }}
          >
            Settled ₦4,812,350.00
          </span>
        </Row>
      ))}
    </div>
  );
}

export function Weights() {
  return (
    <div className={styles.rows}>
      {Object.entries(vars.weight).map(([name, weight]) => (
        <Row key={name} name={name} value={<Live variable={weight} />}>
          <span style={{ fontSize: type.xl.size, lineHeight: type.xl.line, fontWeight: weight }}>
            Refunded to the card ending 4242
          </span>
        </Row>
      ))}
    </div>
  );
}

export function SpaceScale() {
  return (
    <div className={styles.rows}>
      {Object.entries(space).map(([step, size]) => (
        <Row key={step} name={step} value={size}>
          <div className={styles.bar} style={{ inlineSize: size }} />
        </Row>
      ))}
    </div>
  );
}

export function Radii() {
  return (
    <div className={styles.tiles}>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <div key={name} className={styles.tile}>
          <div className={styles.shape} style={{ borderRadius: radius }} />
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>
            <Live variable={radius} />
          </span>
        </div>
      ))}
    </div>
  );
}

export function Elevations() {
  return (
    <div className={styles.tiles}>
      {Object.entries(vars.elevation).map(([name, shadow]) => (
        <div key={name} className={styles.tile}>
          <div className={styles.floating} style={{ boxShadow: shadow }} />
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </div>
  );
}

/** The durations side by side; with reduced motion all of them arrive at once. */
export function Motion() {
  const [run, setRun] = useState(false);
  const { fast, base, slow } = vars.motion;
  return (
    <div data-run={run ? '' : undefined}>
      <Button onClick={() => setRun((before) => !before)}>Run</Button>
      <div className={styles.rows}>
        {Object.entries({ fast, base, slow }).map(([name, duration]) => (
          <Row key={name} name={name} value={<Live variable={duration} />}>
            <div className={styles.track}>
              <span className={styles.runner} style={{ transitionDuration: duration }} />
            </div>
          </Row>
        ))}
      </div>
    </div>
  );
}

export function Layers() {
  return (
    <div className={styles.stack}>
      {Object.entries(vars.layer).map(([name, layer], index) => (
        <div
          key={name}
          className={styles.sheet}
          style={{ zIndex: layer, insetBlockStart: `${index * 2}rem`, insetInlineStart: `${index * 8}%` }}
        >
          {name} · <Live variable={layer} />
        </div>
      ))}
    </div>
  );
}

const never = () => () => undefined;

/** What a variable of the theme is on this page. */
export function Live({ variable }: { variable: string }) {
  return useSyncExternalStore(never, () =>
    getComputedStyle(document.documentElement).getPropertyValue(variable.slice(4, -1)).trim(),
  );
}
