import { examples } from '@harbour/contract/examples';
import type { ExampleName, SuccessBody } from '@harbour/contract/mocks';
import type { OperationId } from '@harbour/contract/operations';

type DataOf<Body> = Body extends { data: infer Data } ? Data : never;

/** The data of a named success example, typed as the client answers it. */
export function exampleData<Op extends OperationId>(
  operationId: Op,
  example: ExampleName<Op>,
): DataOf<SuccessBody<Op>> {
  for (const named of Object.values(examples[operationId])) {
    const found = Object.entries(named).find(([name]) => name === example);
    if (found) return (found[1] as { data: DataOf<SuccessBody<Op>> }).data;
  }
  throw new Error(`${operationId} has no example ${example}`);
}
