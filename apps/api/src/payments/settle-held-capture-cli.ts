import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/open-database.ts';
import { describeStartFailure } from '../platform/start-error.ts';
import { HeldCaptureRefused, settleHeldCapture } from './settle-held-capture.ts';

const USAGE = `npm run held-money:settle -w @harbour/api -- --attempt att_… --by acquirer|bank --who "your name" --note "how it went back"`;

const text = { type: 'string' } as const;

/** `npm run held-money:settle`: books that a payer's held money went back; exits with 1 where none is held. */
async function main(): Promise<void> {
  const options = { attempt: text, by: text, who: text, note: text };
  const { attempt, by, who, note } = parseArgs({ options }).values;
  if (
    attempt === undefined ||
    who === undefined ||
    note === undefined ||
    (by !== 'acquirer' && by !== 'bank')
  )
    throw new HeldCaptureRefused(USAGE);
  const { database, close } = await openDatabase({ config: readConfig() });
  try {
    const told = await settleHeldCapture(
      { database, clock: systemClock },
      { attemptId: attempt, by, who, note },
    );
    process.stdout.write(`${told}\n`);
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  const usage = error instanceof TypeError ? `${error.message}\n${USAGE}` : undefined;
  const refused = error instanceof HeldCaptureRefused ? error.message : undefined;
  process.stderr.write(`${usage ?? refused ?? describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
