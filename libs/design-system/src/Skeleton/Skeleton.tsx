import { bone, shapes, short, stack } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: keyof typeof shapes;
  /** Lines of text. */
  lines?: 1 | 2 | 3 | 4 | 5;
}

/**
 * The shape of what is about to appear, so that nothing jumps when it does. Hidden from screen readers: whatever holds it
 * says that it is loading.
 */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  if (lines === 1) return <span className={`${bone} ${shapes[shape]}`} aria-hidden="true" />;
  return (
    <span className={stack} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          // Lines have no identity but their place.
          key={`line-${line + 1}`}
          className={`${bone} ${shapes[shape]} ${line === lines - 1 ? short : ''}`}
        />
      ))}
    </span>
  );
}
