/** 0 is refused, 4 is excellent. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** The contract's shortest password, in characters. */
const shortest = 12;

/** What stands in most leaked passwords: worth no more than a character each. */
const commonest =
  /pass(word|wort)?|qwert[yz]?|azerty|admin|welcome|letmein|iloveyou|login|secret|master|harbour/giu;

/** "1234", "dcba", "aaaa" are worth their first two characters: from the third on nothing new is said. */
function withoutRuns(characters: readonly string[]): string[] {
  return characters.filter((character, index) => {
    const step = (one: string | undefined, next: string | undefined) =>
      (next?.codePointAt(0) ?? 0) - (one?.codePointAt(0) ?? 0);
    const last = step(characters[index - 1], character);
    return index < 2 || Math.abs(last) > 1 || step(characters[index - 2], characters[index - 1]) !== last;
  });
}

function isTooShort(password: string): boolean {
  return [...password].length < shortest;
}

/** Help with choosing one. Where the field says already that it is too short, that is not said twice. */
export function passwordHint(password: string, refused: boolean): string {
  const advice = 'A few random words work well.';
  const saidTooShort = refused && password !== '' && isTooShort(password);
  return saidTooShort ? advice : `At least ${shortest} characters. ${advice}`;
}

/**
 * A rough measure by length and variety, cheap enough for each keystroke: the estimator that knows leaked passwords and
 * dictionary words is far heavier than this whole page and runs on the server.
 */
export function passwordScore(password: string): PasswordScore {
  if (isTooShort(password)) return 0;
  const characters = withoutRuns([...password.replaceAll(commonest, '*')]);
  const different = new Set(characters.map((each) => each.toLowerCase())).size;
  if (different < 5) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points = characters.length + 2 * (kinds - 1) + (different - 8);
  if (points < 16) return 2;
  return points < 24 ? 3 : 4;
}
