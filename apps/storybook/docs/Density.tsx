import { Button } from '@harbour/design-system/Button';
import { Money } from '@harbour/design-system/Money';
import { TextField } from '@harbour/design-system/TextField';
import * as styles from './tokens.css.ts';

const sums = [12_500_00, 4_200_50, 98_000_00];

/** The same parts in both densities. */
export function Density() {
  return (
    <div className={styles.columns}>
      {(['comfortable', 'compact'] as const).map((density) => (
        <div key={density} data-density={density} className={styles.island}>
          <strong>{density}</strong>
          <TextField label="Search" name={`search-${density}`} />
          <div>
            {sums.map((sum) => (
              <div key={sum} className={styles.densityRow}>
                <span>Payment</span>
                <Money amount={sum} currency="NGN" />
              </div>
            ))}
          </div>
          <Button>Export</Button>
        </div>
      ))}
    </div>
  );
}
