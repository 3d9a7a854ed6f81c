import { expect, test } from 'vitest';
import { killWithEachAcquirer } from './kill-with-each-acquirer.ts';

test('killed with -9 at its failpoints, the server loses nothing that it acknowledged and does nothing twice', async () => {
  const report = await killWithEachAcquirer({ kills: 6, seed: 29, aged: true });
  expect(report.findings).toEqual([]);
  expect([...report.places.values()].reduce((sum, count) => sum + count, 0)).toBe(6);
  // Among them right before and after an acquirer's id is written down, with which it may then take the money.
  expect([...report.places.keys()]).toEqual(expect.arrayContaining(['charge.before-keep', 'charge.kept']));
  expect(report.acknowledged).toBeGreaterThan(20);
}, 600_000);
