// What one run of the visual tests has been told: by its command, and by its set-up before the workers start.

/** `strict` where the browser and fonts are those of the baselines, `visible` elsewhere, `update` to draw them anew. */
export type Mode = 'strict' | 'visible' | 'update';

const names = { mode: 'HARBOUR_VISUAL_MODE', origin: 'HARBOUR_VISUAL_ORIGIN' } as const;

export const isUpdate = process.env[names.mode] === 'update';

/** Environment of a run that draws the baselines anew. */
export const updateEnvironment = { [names.mode]: 'update' satisfies Mode };

/** Workers inherit the environment of the process that sets them up. */
export function tellWorkers(told: { mode: Mode; origin: string }): void {
  process.env[names.mode] = told.mode;
  process.env[names.origin] = told.origin;
}

/** What the set-up has told. Throws outside a run. */
export function told(): { mode: Mode; origin: string } {
  const { [names.mode]: mode, [names.origin]: origin } = process.env;
  if (origin && (mode === 'strict' || mode === 'visible' || mode === 'update')) return { mode, origin };
  throw new Error('Started without its set-up: run `npx nx run @harbour/storybook:stories`.');
}
