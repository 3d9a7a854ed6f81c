import { fileURLToPath } from 'node:url';
import { configureHttp } from '@harbour/contract/http';
import { examples } from '@harbour/contract/examples';
import { operations } from '@harbour/contract/operations';
import type { OperationId } from '@harbour/contract/operations';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { V3MockServer } from '@pact-foundation/pact';
import { answerMatcher } from './pact-matchers.ts';

const pact = new PactV4({
  consumer: 'harbour-dashboard',
  provider: 'harbour-api',
  dir: fileURLToPath(new URL('../../pacts', import.meta.url)),
  logLevel: 'warn',
});

/** Fits the contract's pattern; each interaction runs alone, so one serves all. */
export const idempotencyKey = '6f1d1a52-5d0c-4b57-9a55-2f4a0f0f9a01';

interface Interaction<Op extends OperationId> {
  operationId: Op;
  /** Name of the contract's example that is answered; with the operation it names the provider's state. */
  example: string;
  /** Values of the path's parameters. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
  /** Where nothing has to be there for the answer. */
  stateless?: boolean;
  /** Makes the call, by the client that the screens use. */
  call: () => Promise<unknown>;
}

/**
 * Records one interaction and makes the call against Pact's own server: the request must be exactly the one described, the
 * answer is the contract's example. Resolves with what the client made of it, or with the error it threw.
 */
export async function interact<Op extends OperationId>(interaction: Interaction<Op>): Promise<unknown> {
  const { operationId, example, path = {}, query, body, stateless = false, call } = interaction;
  const { method, path: pattern, idempotent } = operations[operationId];
  const { status, body: answer } = exampleOf(operationId, example);
  const state = `${operationId}: ${example}`;

  const builder = pact.addInteraction();
  if (!stateless) builder.given(state);
  return (
    builder
      // What tells one interaction from the next: two lists with different queries can be answered by the same example.
      .uponReceiving(
        [operationId, ...Object.entries(query ?? {}).map((pair) => pair.join('=')), example].join(' '),
      )
      .withRequest(method, fill(pattern, path), (request) => {
        if (query) request.query({ ...query });
        if (idempotent) request.headers({ 'Idempotency-Key': MatchersV3.string(idempotencyKey) });
        if (body) request.headers({ 'Content-Type': 'application/json' }).jsonBody(body);
      })
      .willRespondWith(status, (response) => {
        // Exactly so: Pact fails a pattern over this header when it has a parameter.
        response.headers({ 'Content-Type': 'application/json; charset=utf-8' });
        response.jsonBody(answerMatcher(answer));
      })
      .executeTest(async (server: V3MockServer) => {
        configureHttp({ baseUrl: server.url });
        return call().catch((error: unknown) => error);
      })
  );
}

function exampleOf(operationId: OperationId, name: string): { status: number; body: unknown } {
  for (const [status, named] of Object.entries(examples[operationId])) {
    const body: unknown = Object.entries(named).find(([each]) => each === name)?.[1];
    if (body !== undefined) return { status: Number(status), body };
  }
  throw new Error(`${operationId} has no example called "${name}"`);
}

function fill(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (!value) throw new Error(`The path ${pattern} needs "${name}"`);
    return encodeURIComponent(value);
  });
}
