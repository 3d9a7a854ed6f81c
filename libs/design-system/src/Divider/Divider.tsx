import { labelled, line } from './Divider.css.ts';

/** A hairline between two groups; with a label where the two are alternatives ("or"). */
export function Divider({ label }: { label?: string }) {
  return label ? <div className={labelled}>{label}</div> : <hr className={line} />;
}
