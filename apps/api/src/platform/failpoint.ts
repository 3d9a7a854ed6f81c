/** Every place at which the server can be made to die, in the order of the work. */
export const FAILPOINTS = [
  'charge.before-claim',
  'charge.claim-before-commit',
  'charge.claimed',
  'charge.before-keep',
  'charge.kept',
  'charge.answered',
  'charge.before-commit',
  'charge.committed',
  'refund.before-claim',
  'refund.claimed',
  'refund.answered',
  'refund.before-commit',
  'refund.committed',
  'call.kept',
  'settlement.before-commit',
  'settlement.committed',
  'payout.claimed',
  'payout.answered',
  'payout.before-commit',
  'payout.committed',
  'webhook.sent',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

let armed: { name: string; passes: number } | undefined;

/** Sets the one failpoint of this process, `name` or `name:nth`; unset, every `failpoint` does nothing. */
export function armFailpoint(setting: string | undefined): void {
  if (setting === undefined) return;
  const [name = '', nth = '1'] = setting.split(':');
  armed = { name, passes: Number(nth) };
}

/** Kills this process, as a power cut would, when the armed failpoint is passed for the nth time. */
export function failpoint(name: Failpoint): void {
  if (armed?.name !== name) return;
  armed.passes -= 1;
  if (armed.passes <= 0) process.kill(process.pid, 'SIGKILL');
}
