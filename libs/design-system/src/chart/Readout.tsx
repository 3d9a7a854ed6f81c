import { readout, readoutEqual, readoutLine, readoutPair, readoutValue, strip } from './chart.css.ts';

interface ReadoutProps {
  /** Where it stands along the plot, in percent. */
  at: number;
  title: string;
  /** The one that counts; absent where several stand side by side, and `more` has them all. */
  value?: string;
  detail?: string;
  /** Further values: the other series at this place. */
  more?: readonly { label: string; value: string }[];
}

/** The value of one place in full, above it. It slides along inside the plot's width and never leaves it. */
export function Readout({ at, title, value, detail, more }: ReadoutProps) {
  return (
    <div className={strip} data-many={more && more.length > 1 ? '' : undefined} aria-hidden="true">
      <div
        className={readout}
        data-end={at > 50 ? '' : undefined}
        style={{ left: `${at}%`, translate: `-${at}% 0` }}
      >
        <span className={readoutLine}>
          <span>{title}</span>
          {detail && <span>{detail}</span>}
        </span>
        <span className={readoutLine}>
          {value !== undefined && <bdi className={readoutValue}>{value}</bdi>}
          {more?.map((each) => (
            <span key={each.label} className={readoutPair}>
              {each.label} <bdi className={value === undefined ? readoutEqual : undefined}>{each.value}</bdi>
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
