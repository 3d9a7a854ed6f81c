import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A command of the server as a person calls it: a process of its own, over the database of a test. Rejects unless it ends with 0. */
export const commandOver =
  (connectionString: string, file: string) =>
  (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)(process.execPath, [file, ...args], {
      env: { ...process.env, DATABASE_URL: connectionString },
    });
