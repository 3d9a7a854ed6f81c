import { sql } from 'kysely';

/** What must hold of the ledger and of what it books. */
export interface Rule {
  name: string;
  /** Selects one text per breach. */
  breaches: ReturnType<typeof sql<{ detail: string }>>;
}
