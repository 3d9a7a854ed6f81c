import { contourPath } from './contour-paths.ts';
import { contours, line } from './Contours.css.ts';

/** Depth lines of a harbour chart on a dark panel. Decoration: the panel must be positioned and clip. */
export function Contours() {
  return (
    <svg
      className={contours}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={contourPath} className={line} />
    </svg>
  );
}
