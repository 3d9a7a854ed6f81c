import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the server's package. */
export const apiFolder = fileURLToPath(new URL('..', import.meta.url));
const bin = fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url));

/** Whether a tool of the project ends well; what it says goes to the log of this process. */
export function runTool(
  tool: string,
  args: string[],
  { cwd = apiFolder, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> {
  const child = spawn(path.join(bin, tool), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
