import { buildApp } from './app.ts';
import { readConfig, warnOfOwnKey } from './config.ts';
import { createDependencies } from './create-dependencies.ts';
import { armFailpoint } from './platform/failpoint.ts';
import { openDatabase } from './platform/open-database.ts';
import { describeStartFailure } from './platform/start-error.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Starts the API alone: for those who serve the front ends themselves. */
async function main(): Promise<void> {
  const config = readConfig();
  armFailpoint(config.failpoint);
  const warning = warnOfOwnKey(config);
  if (warning !== undefined) say(warning);
  let stop: (exitCode: number) => Promise<void> = async (exitCode) => process.exit(exitCode);
  const { database, close } = await openDatabase({
    config,
    onNotice: say,
    onIdleError: (error) => say(`A database connection was lost: ${error.message}`),
    onCrash: (message) => {
      say(message);
      void stop(1);
    },
  });
  const app = await buildApp(createDependencies(config, database));
  let stopping = false;
  stop = async (exitCode) => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  try {
    const address = await app.listen({ host: config.host, port: config.port });
    say(`The API listens on ${address}.`);
  } catch (error) {
    say(describeStartFailure(error));
    await stop(1);
  }
}

try {
  await main();
} catch (error) {
  say(describeStartFailure(error));
  process.exit(1);
}
