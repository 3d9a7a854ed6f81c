import { useState } from 'react';
import { avatar, images, sizes } from './Avatar.css.ts';

export interface AvatarProps {
  /** Its initials stand where there is no picture. The name itself stands beside it, so this is decoration. */
  name: string;
  size?: keyof typeof sizes;
  image?: string;
  /** A photo fills the square; a logo is shown whole, on white. */
  kind?: keyof typeof images;
}

/** First letters of the first and the last word, of any script and by code point: an accent stays with its letter. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const firstOf = (word = '') => /^.\p{M}*/u.exec(word)?.[0] ?? '';
  return (firstOf(words[0]) + (words.length > 1 ? firstOf(words.at(-1)) : '')).toUpperCase();
}

/** A person or a business in a square of its own. */
export function Avatar({ name, size = 'md', image, kind = 'photo' }: AvatarProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const shown = image !== undefined && image !== broken;
  const initials = initialsOf(name);
  return (
    <span
      className={`${avatar} ${sizes[size]}`}
      // Drawn by the style sheet: letters in the page would count as words of the button around them.
      data-initials={shown ? undefined : initials}
      aria-hidden="true"
    >
      {shown && (
        <img
          src={image}
          alt=""
          className={images[kind]}
          data-initials={initials}
          onError={() => setBroken(image)}
        />
      )}
    </span>
  );
}
