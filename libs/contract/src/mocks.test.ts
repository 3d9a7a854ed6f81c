import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { examples } from './generated/examples.ts';
import { operations } from './generated/operations.ts';
import type { OperationId } from './generated/operations.ts';
import { handlers, mock, mockBody, mockNetworkError, mockStatus } from './mocks.ts';

type Examples = Record<string, unknown>;

const operationIds = Object.keys(operations) as OperationId[];

/** A request as the browser would send it, with `value` for each parameter. */
function requestOf(operationId: OperationId, value = 'some-value'): Request {
  const { method, path } = operations[operationId];
  return new Request(`http://localhost:4000${path.replaceAll(/\{\w+\}/g, value)}?x=1`, { method });
}

async function ask(operationId: OperationId, ...given: HttpHandler[]): Promise<Response> {
  const response = await getResponse(given, requestOf(operationId));
  if (!response) throw new Error(`Nothing answered ${operationId}`);
  return response;
}

describe('every operation of the contract', () => {
  const refusals = operationIds.flatMap((operationId) => {
    const { permission_denied: refusal } = ((examples[operationId] as Examples)[403] ?? {}) as Examples;
    return refusal ? [{ operationId, refusal }] : [];
  });
  test.each(refusals)(
    '$operationId is refused for want of its own permission',
    ({ operationId, refusal }) => {
      const { permission } = operations[operationId];
      expect(permission).not.toBeNull();
      expect(refusal).toMatchObject({
        missing_permission: permission,
        message: expect.stringContaining(`the permission ${permission}.`),
      });
    },
  );

  test.each(operationIds)('%s can answer each declared status', async (operationId) => {
    for (const status of operations[operationId].statuses) {
      const response = await ask(operationId, mockStatus(operationId, status as never));
      expect(response.status).toBe(status);
    }
  });

  test.each(operationIds)('%s can answer each named example', async (operationId) => {
    for (const [status, named] of Object.entries(examples[operationId])) {
      for (const [name, body] of Object.entries(named)) {
        const response = await ask(operationId, mock(operationId, name as never));
        const successOfThatName = Object.entries(examples[operationId]).find(([, each]) => name in each);
        if (successOfThatName?.[0] !== status) continue;
        expect(response.status).toBe(Number(status));
        if (typeof body !== 'string') expect(await response.json()).toEqual(body);
        // Reading a body as text drops the byte order mark.
        else expect(await response.text()).toBe(body.replace(/^\uFEFF/, ''));
      }
    }
  });

  test.each(operationIds)('%s succeeds by default', async (operationId) => {
    expect((await ask(operationId, ...handlers())).status).toBe(operations[operationId].successStatus);
  });
});

describe('a fixed path wins over a parameter', () => {
  test.each([
    ['getTransactionReport', 'getTransaction'],
    ['getCheckoutTransaction', 'openPayment'],
  ] as const)('%s over %s, whichever was given first', async (fixed, parameter) => {
    const [one, other] = [mockStatus(fixed, 500), mockStatus(parameter, 404)];
    expect((await ask(fixed, one, other)).status).toBe(500);
    expect((await ask(fixed, other, one)).status).toBe(500);
    expect((await ask(parameter, one, other)).status).toBe(404);
  });
});

describe('further answers', () => {
  test('a body of one’s own, zeros kept', async () => {
    const page = {
      data: [],
      meta: { next_cursor: null, prev_cursor: null, total: 0, total_is_capped: false },
    };
    const response = await ask('listTransactions', mockBody('listTransactions', page));
    expect(await response.json()).toEqual(page);
  });

  test('a broken connection', async () => {
    expect((await ask('getTransaction', mockNetworkError('getTransaction'))).type).toBe('error');
  });

  test('an example that isn’t there is a mistake of the test', () => {
    expect(() => mock('getTransaction', 'nonsense' as never)).toThrow('no example called "nonsense"');
  });
});
