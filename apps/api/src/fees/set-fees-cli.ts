import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { runCommand } from '../platform/run-command.ts';
import { setFees } from './set-fees.ts';

const text = { type: 'string' } as const;

/** `npm run fees:set`: sets what payments cost; exits with 1 where that makes no sense. */
await runCommand({
  usage: `npm run fees:set -w @harbour/api -- --business biz_…|everybody --currency NGN|'*' --origin local|international
  --percent 1.5 [--fixed 100.00] [--cap 2000.00] [--waive-below 2500.00] [--bearer merchant|payer] [--from 2026-12-01T00:00:00Z]`,
  read() {
    const { values } = parseArgs({
      options: {
        business: text,
        currency: text,
        origin: text,
        percent: text,
        fixed: text,
        cap: text,
        'waive-below': text,
        bearer: text,
        from: text,
      },
    });
    const { business, currency, origin, percent, 'waive-below': waiveBelow, ...rest } = values;
    if (business === undefined || currency === undefined || origin === undefined || percent === undefined)
      return undefined;
    return { business, currency, origin, percent, waiveBelow, ...rest };
  },
  async run(database, wanted) {
    const { id, version, effective_from } = await setFees({ database, clock: systemClock }, wanted);
    return `${id}, version ${version}, counts from ${effective_from.toISOString()} on`;
  },
});
