/** What proves one component or one screen. */
export interface CoverageRow {
  name: string;
  /** The first part of its title in Storybook; empty without stories. */
  group: string;
  /** Id of its page of documentation; undefined without stories. */
  docs: string | undefined;
  /** States: each runs as a test in a real browser. */
  stories: number;
  /** Stories that use it, by pointer and keyboard. */
  plays: number;
  unitTests: number;
  baselines: number;
  expectedBaselines: number;
  /** Runs of axe: stories times themes and directions. */
  axe: number;
}

export interface Coverage {
  components: CoverageRow[];
  screens: CoverageRow[];
  /** The views in which each story has a baseline. */
  pictureViews: readonly string[];
  /** In how many themes, directions and widths axe checks each story. */
  axeViews: number;
}
