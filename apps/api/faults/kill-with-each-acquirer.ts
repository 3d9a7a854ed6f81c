import type { KillOptions, KillReport } from './run-kills.ts';
import { runKills } from './run-kills.ts';
import { ACQUIRERS } from './world.ts';

/** A half of the kills with each acquirer, each half in a world of its own, and both in one report. */
export async function killWithEachAcquirer({
  kills,
  ...options
}: Omit<KillOptions, 'acquirer'>): Promise<KillReport> {
  const reports: KillReport[] = [];
  for (const [index, acquirer] of ACQUIRERS.entries()) {
    if (index > 0 && options.enough?.() === true) break;
    reports.push(
      await runKills({ ...options, acquirer, kills: Math.floor((kills + index) / ACQUIRERS.length) }),
    );
  }
  const places = new Map<string, number>();
  for (const [place, hits] of reports.flatMap((each) => [...each.places]))
    places.set(place, (places.get(place) ?? 0) + hits);
  const sum = (of: 'sales' | 'acknowledged') => reports.reduce((total, each) => total + each[of], 0);
  const times = (of: 'resolved' | 'back') =>
    reports.flatMap((each) => each[of]).toSorted((one, other) => one - other);
  return {
    places,
    sales: sum('sales'),
    acknowledged: sum('acknowledged'),
    findings: reports.flatMap(({ findings }) => findings),
    resolved: times('resolved'),
    back: times('back'),
  };
}
