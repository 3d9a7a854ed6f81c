import { advice as adviceStyle, bar, filled, meter, strength } from '../PasswordField/PasswordField.css.ts';

export interface PasswordStrengthProps {
  /** 0 (guessed at once) to 4 (out of reach), zxcvbn's scale. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What would make it better. */
  advice?: string;
}

const words = ['Too easy to guess', 'Easy to guess', 'Could be stronger', 'Strong', 'Very strong'] as const;
const fills = ['weak', 'weak', 'fair', 'good', 'good'] as const;

/** Four bars and a word; the word is announced when it changes. */
export function PasswordStrength({ score, advice }: PasswordStrengthProps) {
  return (
    <div className={strength}>
      <div className={meter} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= Math.max(score, 1) ? `${bar} ${filled[fills[score]]}` : bar} />
        ))}
      </div>
      <p className={adviceStyle} aria-live="polite">
        {words[score]}
        {advice ? `. ${advice}` : ''}
      </p>
    </div>
  );
}
