import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '@harbour/contract/operations';
import type { Schemas } from '@harbour/contract/schema';
import type { Body, Data, OperationId, Params, Query } from '../src/http/handler.ts';

export interface Call<Op extends OperationId> {
  headers: Record<string, string>;
  /** The Idempotency-Key. */
  key?: string;
  params?: Params<Op>;
  query?: Partial<Query<Op>>;
  body?: Body<Op>;
}

export interface Answer<Op extends OperationId> {
  status: number;
  /** Of a success. */
  data: Data<Op>;
  /** Of a refusal. */
  code: string | undefined;
  replayed: boolean;
}

export interface Client {
  /**
   * Calls until there is an answer that says something of the call itself: through broken connections, 503 and an
   * earlier try that is still under way, with the same Idempotency-Key each time.
   */
  call<Op extends OperationId>(operationId: Op, call: Call<Op>): Promise<Answer<Op>>;
  /** Answers that no caller should ever get. */
  readonly faults: string[];
}

const PAUSE = 300;
/**
 * Milliseconds after which a call that never gets an answer is a fault of its own. Long, as the server is killed many
 * times meanwhile: how long the outcome took is a figure of the run.
 */
export const PATIENCE = 600_000;

/** @param up Resolves while a server answers: between two of them nobody knocks in vain, which would slow the start. */
export function createClient(origin: string, up: () => Promise<void>): Client {
  const faults: string[] = [];

  async function once<Op extends OperationId>(
    operationId: Op,
    { headers, key, params, query, body }: Call<Op>,
  ): Promise<Answer<Op> | undefined> {
    const { method, path } = operations[operationId];
    const values: Record<string, unknown> = { ...params };
    const route = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name]));
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    try {
      const response = await fetch(`${origin}${route}?${search.toString()}`, {
        method,
        headers: {
          ...headers,
          origin,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      const answer = (await response.json()) as { data: Data<Op> } & Partial<Schemas['Error']>;
      const { status } = response;
      const replayed = response.headers.get('idempotency-replayed') === 'true';
      if (status >= 500 && status !== 503)
        faults.push(`${operationId} answered ${status} ${answer.code ?? ''}`);
      if (status >= 500 || answer.code === 'idempotency_in_progress') return undefined;
      return { status, data: answer.data, code: answer.code, replayed };
    } catch {
      return undefined;
    }
  }

  return {
    faults,
    async call(operationId, call) {
      for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(PAUSE)) {
        await up();
        const answer = await once(operationId, call);
        if (answer !== undefined) return answer;
      }
      throw new Error(`${operationId} was not answered in ${PATIENCE / 1000} s.`);
    },
  };
}
