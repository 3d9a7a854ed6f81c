import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { Files } from './platform/files.ts';

/** What the modules are built from: plain objects, made by the composition root or by a test. */
export interface AppDependencies {
  config: Config;
  database: Database;
  clock: Clock;
  files: Files;
}
