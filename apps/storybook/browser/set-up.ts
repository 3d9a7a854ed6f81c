import { builtStorybook } from '../visual/folders.ts';
import { serve } from '../visual/serve.ts';
import { tellOrigin } from './story.ts';

/** Before all tests: serves the built Storybook. */
export default async function setUp(): Promise<() => void> {
  const { origin, close } = await serve(builtStorybook);
  tellOrigin(origin);
  return close;
}
