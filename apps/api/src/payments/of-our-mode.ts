import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Mode } from './tables.ts';

type OurMode = Pick<Config, 'paymentMode'>;

/**
 * Whether something is of the mode whose payments are taken here. Of what was begun under the other mode the acquirer of
 * this one must never hear: it waits until the installation takes payments of that mode again.
 */
export function isOfOurMode({ mode }: { mode: Mode }, config: OurMode): boolean {
  return mode === config.paymentMode;
}

/** The same as a condition on rows, by the column that names their payment. */
export function paymentIsOfOurMode(paymentId: string, config: OurMode): RawBuilder<boolean> {
  return sql`exists (select from payments p where p.id = ${sql.ref(paymentId)} and p.mode = ${config.paymentMode})`;
}

/** Why nothing can be done about something of the other mode. */
export function otherModeInWords({ mode }: { mode: Mode }): string {
  const ours: Mode = mode === 'test' ? 'live' : 'test';
  return `This is about a ${mode} payment, and ${ours} payments are taken here.`;
}
