import { readout, readoutLine, readoutValue, strip } from './chart.css.ts';

interface ReadoutProps {
  /** Where it stands along the plot, in percent. */
  at: number;
  title: string;
  value: string;
  detail?: string;
  /** Further lines: the other series at this place. */
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
          <span className={readoutValue}>{value}</span>
          {more?.map((each) => (
            <span key={each.label}>
              {each.label} {each.value}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
