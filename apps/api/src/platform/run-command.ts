import { readConfig } from '../config.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { describeStartFailure } from './start-error.ts';

interface Command<Told> {
  /** How it is called, told where what it was given cannot be read. */
  usage?: string;
  /** What it was told to do, `undefined` where something is missing. May throw what `parseArgs` of `node:util` throws. */
  read: () => Told | undefined;
  /** Does it, and answers what a person should read. Anything thrown tells its message. */
  run: (database: Database, told: Told) => Promise<string>;
}

/**
 * Runs a command over the server's database as this process: prints what it answers, or why it failed and exits with 1. Servers of
 * an older version may be at work: it changes no table.
 */
export async function runCommand<Told>({ usage = '', read, run }: Command<Told>): Promise<void> {
  const fail = (...lines: string[]) => {
    process.stderr.write(`${lines.filter(Boolean).join('\n')}\n`);
    process.exitCode = 1;
  };
  let told: Told | undefined;
  try {
    told = read();
  } catch (error) {
    fail(describeStartFailure(error), usage);
    return;
  }
  if (told === undefined) {
    fail(usage);
    return;
  }
  try {
    const { database, close } = await openDatabase({ config: readConfig(), migrates: false });
    try {
      process.stdout.write(`${await run(database.unhurried, told)}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    fail(describeStartFailure(error));
  }
}
