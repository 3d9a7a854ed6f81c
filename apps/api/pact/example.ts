import { examples } from '@harbour/contract/examples';
import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';

/** A named example of the contract, which a provider state is named after: `getTransaction: succeeded`. */
export interface Example {
  operationId: OperationId;
  name: string;
  status: number;
  /** `{ data, meta }` of a success, the error of a failure. */
  body: { data?: unknown; meta?: Record<string, unknown>; code?: string };
}

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

/** Finds the example that a state names. Fails with: a sentence, for a state that names none. */
export function exampleOf(state: string): Example {
  const [operationId = '', name = ''] = state.split(': ');
  if (!isOperation(operationId)) throw new Error(`The state "${state}" names no operation of the contract.`);
  const byStatus: Readonly<Record<string, Readonly<Record<string, unknown>>>> = examples[operationId];
  for (const [status, named] of Object.entries(byStatus)) {
    const body = named[name];
    if (body !== undefined)
      return { operationId, name, status: Number(status), body: body as Example['body'] };
  }
  throw new Error(`The state "${state}" names no example of the contract.`);
}

/** Every example of a success of an operation, whatever its name. */
export function successesOf<T>(operationId: OperationId): T[] {
  const byStatus: Readonly<Record<string, Readonly<Record<string, unknown>>>> = examples[operationId];
  return Object.entries(byStatus)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, named]) => Object.values(named))
    .map((body) => (body as { data: T }).data);
}
