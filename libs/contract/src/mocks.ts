// For tests and stories alone: pulls in msw, which no production bundle may reach (checked by the structure lint).
import { HttpResponse, delay, http } from 'msw';
import type { HttpHandler } from 'msw';
import { examples } from './generated/examples.ts';
import { operations } from './generated/operations.ts';
import type { OperationId } from './generated/operations.ts';
import type { operations as WireOperations } from './generated/schema.ts';
import { ownerOf } from './operation-path.ts';

type Examples = typeof examples;
type StatusOf<Op extends OperationId> = (typeof operations)[Op]['statuses'][number];
type NamesOf<Table> = { [Status in keyof Table]: keyof Table[Status] }[keyof Table] & string;

/** Names of the examples that the document gives for an operation, of all its statuses. */
export type ExampleName<Op extends OperationId> = NamesOf<Examples[Op]>;

/** The body of an operation's success as it crosses the wire. */
export type SuccessBody<Op extends OperationId> =
  WireOperations[Op]['responses'] extends Record<(typeof operations)[Op]['successStatus'], infer Answer>
    ? Answer extends { content: Record<string, infer Body> }
      ? Body
      : null
    : never;

interface Found {
  status: number;
  body: unknown;
}

/** Answers a call with a named example: `mock('listTransactions', 'empty')`. A success wins over an error of that name. */
export function mock<Op extends OperationId>(operationId: Op, example: ExampleName<Op>): HttpHandler {
  const found = examplesOf(operationId).find(([name]) => name === example);
  if (!found) throw new Error(`${operationId} has no example called "${example}"`);
  return answering(operationId, found[1]);
}

/** Answers a call with a declared status, with the first example of it: `mockStatus('listTransactions', 401)`. */
export function mockStatus<Op extends OperationId>(operationId: Op, status: StatusOf<Op>): HttpHandler {
  const found = examplesOf(operationId).find(([, each]) => each.status === status);
  return answering(operationId, found?.[1] ?? { status, body: undefined });
}

/** Answers a call with success and this body, for what no example shows. */
export function mockBody<Op extends OperationId>(operationId: Op, body: SuccessBody<Op>): HttpHandler {
  return answering(operationId, { status: operations[operationId].successStatus, body });
}

/** Never answers: what a screen shows while it loads. */
export function mockPending(operationId: OperationId): HttpHandler {
  return handlerFor(operationId, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Fails as a broken connection does. */
export function mockNetworkError(operationId: OperationId): HttpHandler {
  return handlerFor(operationId, () => HttpResponse.error());
}

/** Every call of the document, each with the first example of its success. */
export function handlers(): HttpHandler[] {
  return operationIds.map((operationId) =>
    mockStatus(operationId, operations[operationId].successStatus as StatusOf<typeof operationId>),
  );
}

const operationIds = Object.keys(operations) as OperationId[];

function examplesOf(operationId: OperationId): [name: string, found: Found][] {
  // Numeric keys come in ascending order, so successes are first.
  return Object.entries(examples[operationId]).flatMap(([status, named]) =>
    Object.entries(named).map(([name, body]): [string, Found] => [name, { status: Number(status), body }]),
  );
}

function answering(operationId: OperationId, { status, body }: Found): HttpHandler {
  return handlerFor(operationId, () => {
    if (body === undefined || body === null) return new HttpResponse(null, { status });
    if (typeof body !== 'string') return HttpResponse.json(body, { status });
    return new HttpResponse(body, { status, headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  });
}

function handlerFor(operationId: OperationId, answer: () => Response | Promise<Response>): HttpHandler {
  const { method, path } = operations[operationId];
  const verb = method.toLowerCase() as 'get' | 'put' | 'post' | 'delete';
  return http[verb](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request }) =>
    // A fixed path wins over a parameter even where the parameter's handler was given later.
    ownerOf(method, new URL(request.url).pathname) === operationId ? answer() : undefined,
  );
}
