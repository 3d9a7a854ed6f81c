import { expect, test } from 'vitest';
import { runKills } from './run-kills.ts';

test('killed with -9 at its failpoints, the server loses nothing that it acknowledged and does nothing twice', async () => {
  const report = await runKills({ kills: 6, seed: 52, aged: true });
  expect(report.findings).toEqual([]);
  expect([...report.places.values()].reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(report.acknowledged).toBeGreaterThan(20);
}, 300_000);
