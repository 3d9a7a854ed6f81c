import { examples } from '@harbour/contract/examples';
import type { ExampleName } from '@harbour/contract/mocks';
import { ownerOf } from '@harbour/contract/operation-path';
import type { OperationId } from '@harbour/contract/operations';

type Answers = { [Op in OperationId]?: ExampleName<Op> | 'no answer' };

/** One request that reached the API, as the API would see it. */
export interface ApiCall {
  operationId: OperationId;
  headers: Headers;
  body: unknown;
  clientAddress: string;
}

/**
 * An API that answers each call with a named example of the contract. `no answer` breaks the connection; a call that no
 * example was given for fails the test that makes it.
 */
export function fakeApi(answers: Answers) {
  const calls: ApiCall[] = [];
  async function apiFetch(request: Request, payer: { clientAddress: string }): Promise<Response> {
    const operationId = ownerOf(request.method, new URL(request.url).pathname);
    const name = operationId && answers[operationId];
    if (!operationId || name === undefined) throw new Error(`Unexpected ${request.method} ${request.url}`);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    calls.push({ operationId, headers: request.headers, body, ...payer });
    if (name === 'no answer') throw new TypeError('fetch failed');
    return answer(operationId, name);
  }
  return { apiFetch, calls, answers };
}

function answer(operationId: OperationId, name: string): Response {
  for (const [status, named] of Object.entries(examples[operationId])) {
    const body = (named as Record<string, unknown>)[name];
    if (body !== undefined) return Response.json(body, { status: Number(status) });
  }
  throw new Error(`${operationId} has no example ${name}`);
}
