import { PasswordStrength } from '@harbour/design-system/PasswordStrength';
import { passwordScore } from './password-score.ts';

/** Tells while typing how long a password would hold; the server has the last word on leaked ones. */
export function NewPasswordStrength({ password }: { password: string }) {
  if (password === '') return null;
  return <PasswordStrength score={passwordScore(password)} />;
}
