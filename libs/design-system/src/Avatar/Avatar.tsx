import { useState } from 'react';
import { avatar, image as imageStyle, sizes } from './Avatar.css.ts';

export interface AvatarProps {
  /** Its initials stand where there is no picture. The name itself stands beside it, so this is decoration. */
  name: string;
  size?: keyof typeof sizes;
  image?: string;
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** First letters of the first and the last word, whole characters of any script: an accent stays with its letter. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const firstOf = (word = '') => characters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  return (firstOf(words[0]) + (words.length > 1 ? firstOf(words.at(-1)) : '')).toUpperCase();
}

/** A person or a business in a square of its own. */
export function Avatar({ name, size = 'md', image }: AvatarProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const shown = image !== undefined && image !== broken;
  return (
    <span
      className={`${avatar} ${sizes[size]}`}
      // Drawn by the style sheet: letters in the page would count as words of the button around them.
      data-initials={shown ? undefined : initialsOf(name)}
      aria-hidden="true"
    >
      {shown && <img src={image} alt="" className={imageStyle} onError={() => setBroken(image)} />}
    </span>
  );
}
