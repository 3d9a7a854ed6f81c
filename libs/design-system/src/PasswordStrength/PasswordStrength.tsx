import { use } from 'react';
import { InvalidContext } from '../Field/invalid-context.ts';
import { advice as adviceStyle, bar, filled, meter, strength } from '../PasswordField/PasswordField.css.ts';

export interface PasswordStrengthProps {
  /** 0 (refused) to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  /**
   * What was measured, which decides how far the words may go. `length`: length and variety alone, cheap enough for each
   * keystroke; it cannot know that a password is in every list of leaked ones, so it speaks of length. `guesses`: an
   * estimator that knows such lists (zxcvbn and its kin), which may speak of guessing.
   */
  basis?: keyof typeof words;
  /** What would make it better, as an order: "Make it longer". */
  advice?: string;
}

/** None says "safe" or "strong", which nobody can measure. */
const words = {
  length: ['Too short', 'Too little variety', 'Could be longer', 'Long and varied', 'Very long and varied'],
  guesses: [
    'Guessed at once',
    'Easy to guess',
    'Could be harder to guess',
    'Hard to guess',
    'Very hard to guess',
  ],
} as const;
const fills = ['weak', 'weak', 'fair', 'good', 'good'] as const;

/**
 * Four bars and a word; the word is announced when it changes. Where the field says that the password was refused and why,
 * the bars look as weak as it is, long or not, and the field alone has the word.
 */
export function PasswordStrength({ score: measured, basis = 'length', advice }: PasswordStrengthProps) {
  const refused = use(InvalidContext);
  const score = refused ? 0 : measured;
  return (
    <div className={strength}>
      <div className={meter} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={step <= Math.max(score, 1) ? `${bar} ${filled[fills[score]]}` : bar}
            data-filled={step <= Math.max(score, 1) ? '' : undefined}
          />
        ))}
      </div>
      <p className={adviceStyle} aria-live="polite">
        {!refused && words[basis][score]}
        {advice && !refused ? `. ${advice}.` : ''}
      </p>
    </div>
  );
}
