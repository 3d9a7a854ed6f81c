/** 0 is refused, 4 is excellent. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** The contract's shortest password, in characters. */
const shortest = 12;

/**
 * A rough measure by length and variety, cheap enough for each keystroke: the estimator that knows leaked passwords and
 * dictionary words is far heavier than this whole page and runs on the server.
 */
export function passwordScore(password: string): PasswordScore {
  const characters = [...password];
  if (characters.length < shortest) return 0;
  const different = new Set(characters.map((each) => each.toLowerCase())).size;
  if (different < 5) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points = characters.length + 2 * (kinds - 1) + (different - 8);
  if (points < 16) return 2;
  return points < 24 ? 3 : 4;
}
