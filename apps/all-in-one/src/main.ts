import { describeStartFailure } from '@harbour/api/platform/start-error';
import { readSettings } from './settings.ts';
import { startProduct } from './start-product.ts';

const STOP_LIMIT_MS = 10_000;
const PARENT_CHECK_MS = 500;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

let stopProduct: () => Promise<void> = () => Promise.resolve();
let stopping = false;

/**
 * Stops everything once. Further signals change nothing: npm hands on a Ctrl-C which the terminal has already sent to the
 * whole group, so that two of them are one wish. (Packages for this job take the second for impatience and exit at once.)
 */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    say('A part did not stop in time; ending without it.');
    process.exit(1);
  }, STOP_LIMIT_MS).unref();
  await stopProduct();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

// npm dies without a word under SIGKILL. The product then has another parent, and ends as well, so that no port and no
// lock is left behind.
if (process.env['npm_lifecycle_event'] === 'start') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(0);
  }, PARENT_CHECK_MS).unref();
}

// Told with the welcome: a start that fails says one line, the reason.
const notices: string[] = [];

try {
  const product = await startProduct(readSettings(process.env), {
    onNotice: (notice) => {
      notices.push(notice);
    },
    onCrash: (message) => {
      say(message);
      void stop(1);
    },
  });
  stopProduct = product.stop;
  for (const notice of notices) say(notice);
  process.stdout.write(`${product.welcome}\n`);
} catch (error) {
  say(describeStartFailure(error));
  process.exit(1);
}
