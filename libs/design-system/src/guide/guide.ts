/**
 * What a designer or developer reads about one component before choosing it. Shown on its docs page; a test holds
 * every component to having one, and every `instead` to naming a component that exists.
 */
export interface Guide {
  /** One sentence: what it is and what it is for. */
  what: string;
  /** Situations that call for it. */
  use: readonly string[];
  /** Situations that do not, each with what serves better: a component's name, or a way of writing. */
  avoid: readonly { when: string; instead: string }[];
  /** Its parts from the outside in, in the words that the props use. */
  anatomy: readonly { part: string; is: string }[];
  /** Keys and what they do; none for what takes no focus. */
  keyboard?: readonly { keys: string; does: string }[];
  /** What assistive technology hears or meets, and what the author has to supply. */
  accessibility: readonly string[];
}
