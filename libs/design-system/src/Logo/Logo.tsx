import { beacon, logo, tones, word } from './Logo.css.ts';

export interface LogoProps {
  size?: keyof typeof word;
  /** `hull` on the dark panels. */
  tone?: keyof typeof tones;
  /** The mark without the word, where the name stands beside it. */
  markOnly?: boolean;
}

/** Two piers, the water line between them, and the light at the entrance: an H. */
export function Logo({ size = 'sm', tone = 'ink', markOnly = false }: LogoProps) {
  const edge = size === 'sm' ? 22 : 28;
  return (
    <span className={`${logo} ${tones[tone]}`}>
      <svg
        viewBox="0 0 24 24"
        width={edge}
        height={edge}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Harbour' : undefined}
        aria-hidden={markOnly ? undefined : 'true'}
        focusable="false"
      >
        <path d="M3 3h4.5v18H3z" fill="currentColor" />
        <path d="M16.5 9H21v12h-4.5z" fill="currentColor" />
        <path
          d="M7.5 14.2c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="butt"
        />
        <circle cx="18.75" cy="4.75" r="2.25" className={beacon[tone]} />
      </svg>
      {!markOnly && <span className={word[size]}>Harbour</span>}
    </span>
  );
}
