import { describe, expect, it } from 'vitest';
import { passwordScore } from './password-score.ts';

describe('how long a password would hold', () => {
  it.each([
    ['short', 0],
    ['aaaaaaaaaaaa', 1],
    ['password1234', 1],
    ['Qwerty987654!', 1],
    ['correct horse battery staple', 4],
  ] as const)('scores %s as %i', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  it('never falls as unrelated words are added', () => {
    const password = 'Quiet-lantern-7-lamps-at-night';
    const scores = [...password].map((_, index) => passwordScore(password.slice(0, index + 1)));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });
});
