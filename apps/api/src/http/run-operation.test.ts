import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { IdKind } from '../platform/ids.ts';
import { idFrom } from '../platform/ids.ts';
import type { Handlers } from './handler.ts';
import type { Idempotency } from './idempotency.ts';
import { createRunner } from './run-operation.ts';
import type { InputCheck } from './validation.ts';

interface Asked {
  context: { resourceId(kind: IdKind): string };
}

/** Runs a handler that makes an id of its call's key. */
async function idMadeBy(operationId: 'chargePayment' | 'refundTransaction'): Promise<string> {
  let made = '';
  const handler = async ({ context }: Asked) => {
    made = context.resourceId('refund');
    return { data: null };
  };
  const claim = { seed: 'a seed', settle: async () => undefined };
  const idempotency = {
    begin: async () => claim,
    join: () => ({ key: { seed: 'another' }, claim: undefined }),
  };
  const run = createRunner(
    { [operationId]: handler } as unknown as Handlers,
    idempotency as unknown as Idempotency,
  );
  const check = { schemas: { bodyKind: 'json' }, check: () => undefined } as unknown as InputCheck;
  const headers = { 'idempotency-key': 'key-1' };
  const request = { caller: {}, params: {}, query: {}, body: {}, headers, ip: '127.0.0.1', url: '/' };
  const reply = { code: () => reply, send: () => reply, header: () => reply };
  await run(operationId, check, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return made;
}

test('a handler that claims its call itself makes no id of the key, which may not be that of the run before', async () => {
  await expect(idMadeBy('chargePayment')).rejects.toThrow(/makes no id/);
  expect(await idMadeBy('refundTransaction')).toBe(idFrom('refund', 'a seed'));
});
