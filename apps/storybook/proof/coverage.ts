/** What proves one component or one screen. */
export interface CoverageRow {
  name: string;
  /** The first part of its title in Storybook; empty without stories. */
  group: string;
  /** Id of its page of documentation; undefined without stories. */
  docs: string | undefined;
  /** States: each runs as a test in a real browser, where axe checks it. */
  stories: number;
  /** Stories that use it, by pointer and keyboard. */
  plays: number;
  /** Files of unit tests. How many tests they hold is known only by running them. */
  testFiles: number;
}

export interface Coverage {
  components: CoverageRow[];
  screens: CoverageRow[];
}
