import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../Dialog/after-paint.ts';
import { Filler } from './Filler.tsx';

interface PagedRowsProps {
  count: number;
  renderRow: (index: number) => ReactNode;
  columnCount: number;
}

/** A page where nobody has asked for another size, and what a large screen shows. */
const firstScreen = 25;

/**
 * Every row of a page. Those below the first screen are drawn right after it is painted; until then their room is kept.
 * A component of its own, so that the second time draws them and nothing around them.
 */
export function PagedRows({ count, renderRow, columnCount }: PagedRowsProps) {
  const [reach, setReach] = useState(firstScreen);
  const drawn = Math.min(count, reach);
  // Not a deferred value: a quick machine draws that before the first screen has reached the screen.
  useEffect(
    () => (drawn < count ? afterPaint(() => startTransition(() => setReach(count))) : undefined),
    [drawn, count],
  );
  return (
    <>
      {Array.from({ length: drawn }, (_, index) => renderRow(index))}
      <Filler rows={count - drawn} rowHeight={48} columnCount={columnCount} />
    </>
  );
}
