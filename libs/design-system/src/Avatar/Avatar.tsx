import { avatar, image as imageStyle, sizes } from './Avatar.css.ts';

export interface AvatarProps {
  /** Its initials stand where there is no picture. The name itself stands beside it, so this is decoration. */
  name: string;
  size?: keyof typeof sizes;
  image?: string;
}

/** First letters of the first and the last word, whole characters of any script. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** A person or a business in a square of its own. */
export function Avatar({ name, size = 'md', image }: AvatarProps) {
  return (
    <span
      className={`${avatar} ${sizes[size]}`}
      // Drawn by the style sheet: letters in the page would count as words of the button around them.
      data-initials={image ? undefined : initialsOf(name)}
      aria-hidden="true"
    >
      {image && <img src={image} alt="" className={imageStyle} />}
    </span>
  );
}
