import { expect, vi } from 'vitest';
import type { Database } from '../platform/database.ts';

/** Until so many transactions of a database wait for what another holds. */
export const untilWaiting = (database: Database, count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000 },
  );
