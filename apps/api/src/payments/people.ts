import type { Schemas } from '@harbour/contract/schema';
import type { Transaction } from '../platform/database.ts';

export type PersonNamed = Schemas['UserSummary'];

/** The people behind a list of ids, some of which may be missing. */
export async function namePeople(
  trx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonNamed>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const people = await trx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}

export function personOrNull(
  people: ReadonlyMap<string, PersonNamed>,
  id: string | null,
): PersonNamed | null {
  return id === null ? null : (people.get(id) ?? null);
}
