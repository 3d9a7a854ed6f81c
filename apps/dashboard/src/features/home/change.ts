import { formatPercent } from '@harbour/domain/percent';

/** How a figure moved against the days before, as the design system's Stat takes it. */
export interface Change {
  text: string;
  direction: 'up' | 'down' | 'flat';
  tone?: 'neutral';
}

/**
 * Growth of a sum or a count in per cent. Undefined where nothing can be compared: from zero every growth is infinite.
 * @param tone `neutral` where more is neither good nor bad
 */
export function changeInCount(now: number, before: number, tone?: 'neutral'): Change | undefined {
  if (before === 0) return undefined;
  const share = (now - before) / before;
  return {
    text: formatPercent(Math.abs(share)),
    direction: directionOf(now - before),
    ...(tone && { tone }),
  };
}

/** Movement of a share in percentage points. Undefined while one of both ranges has no payments. */
export function changeInRate(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined;
  const points = Math.round((now - before) * 1000) / 10;
  return { text: `${Math.abs(points).toLocaleString('en')} pts`, direction: directionOf(points) };
}

function directionOf(difference: number): Change['direction'] {
  if (difference === 0) return 'flat';
  return difference > 0 ? 'up' : 'down';
}
