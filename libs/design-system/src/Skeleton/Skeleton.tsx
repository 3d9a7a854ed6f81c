import { bone, boxes, lines as lineStyles, stack, widths } from './Skeleton.css.ts';

/** What each shape of text stands for: its step of the type scale and its width. */
const texts = {
  text: { size: 'sm', width: 'full' },
  title: { size: 'md', width: 'title' },
  figure: { size: '2xl', width: 'figure' },
} as const;

export interface SkeletonProps {
  /** A line of text, a heading, a large figure; a box, a field, a button, a badge, an avatar. */
  shape?: keyof typeof texts | keyof typeof boxes;
  /** Lines of text. */
  lines?: 1 | 2 | 3 | 4 | 5;
  /** The step of the type scale of the text that will stand here, where it is not the shape's own. */
  size?: keyof typeof lineStyles;
  width?: 'full' | 'half' | 'third';
}

/**
 * The shape of what is about to appear: it takes exactly the room that the text will take, so that nothing jumps when it
 * does. Hidden from screen readers: whatever holds it says that it is loading.
 */
export function Skeleton({ shape = 'text', lines = 1, size, width }: SkeletonProps) {
  if (!(shape in texts)) {
    return <span className={`${bone} ${boxes[shape as keyof typeof boxes]}`} aria-hidden="true" />;
  }
  const text = texts[shape as keyof typeof texts];
  const line = `${bone} ${lineStyles[size ?? text.size]}`;
  return (
    <span className={stack} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <span
          // Lines have no identity but their place.
          key={`line-${at + 1}`}
          className={`${line} ${widths[lines > 1 && at === lines - 1 ? 'last' : (width ?? text.width)]}`}
        />
      ))}
    </span>
  );
}
