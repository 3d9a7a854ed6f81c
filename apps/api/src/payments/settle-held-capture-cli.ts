import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { runCommand } from '../platform/run-command.ts';
import type { HeldCaptureSettled } from './settle-held-capture.ts';
import { settleHeldCapture } from './settle-held-capture.ts';

const text = { type: 'string' } as const;

/** `npm run held-money:settle`: books that a payer's held money went back, or ends what was taken otherwise; exits with 1 where there is none. */
await runCommand({
  usage: `npm run held-money:settle -w @harbour/api -- --attempt att_… --by acquirer|bank --who "your name" --note "how it went back"`,
  read(): HeldCaptureSettled | undefined {
    const options = { attempt: text, by: text, who: text, note: text };
    const { attempt: attemptId, by, who, note } = parseArgs({ options }).values;
    if (attemptId === undefined || who === undefined || note === undefined) return undefined;
    return by === 'acquirer' || by === 'bank' ? { attemptId, by, who, note } : undefined;
  },
  run: (database, told) => settleHeldCapture({ database, clock: systemClock }, told),
});
