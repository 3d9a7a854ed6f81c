import { axis, axisLabel } from './chart.css.ts';
import { labelledIndices } from './scale.ts';

interface TimeAxisProps {
  labels: readonly string[];
  /** Where each label's middle lies, in percent. */
  placeOf: (index: number) => number;
}

/** Labels along the lower edge: all of a week, else six, where there is room; three on a phone. */
export function TimeAxis({ labels, placeOf }: TimeAxisProps) {
  const wide = labelledIndices(labels.length, labels.length <= 8 ? 8 : 6);
  const narrow = labelledIndices(labels.length, 3);
  return (
    <div className={axis} aria-hidden="true">
      {labels.map((label, index) => {
        if (!wide.has(index) && !narrow.has(index)) return null;
        const place = placeOf(index);
        const room = wide.has(index) ? (narrow.has(index) ? 'any' : 'wide') : 'narrow';
        // At the edges a label stays within the plot; elsewhere it stands under the middle of its place.
        const shift = place < 4 ? 0 : place > 96 ? 100 : 50;
        return (
          <span
            // Two labels may be alike, and none moves: the place is identity enough.
            key={`place-${index + 1}`}
            className={axisLabel}
            data-room={room}
            style={{ left: `${place}%`, translate: `-${shift}% 0` }}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
