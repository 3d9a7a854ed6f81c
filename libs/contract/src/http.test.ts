import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, configureHttp, request } from './http.ts';

const sent = vi.fn<typeof fetch>();

function answerWith(body: BodyInit | null, init: ResponseInit = {}) {
  sent.mockImplementation(() => Promise.resolve(new Response(body, init)));
  configureHttp({ fetch: sent, baseUrl: 'https://harbour.example' });
}

function answerJson(body: unknown, status = 200) {
  answerWith(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

async function failure(options = {}): Promise<ApiError> {
  const error = await request('/api/x', options).catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError', { cause: error });
}

function lastHeaders(): Headers {
  return new Headers(sent.mock.lastCall?.[1]?.headers);
}

afterEach(() => {
  sent.mockReset();
  configureHttp({ fetch: globalThis.fetch, baseUrl: '' });
});

describe('what a call answers', () => {
  test('one thing comes out of its envelope', async () => {
    answerJson({ data: { id: 'txn_1', fee: 0 } });
    expect(await request('/api/x')).toEqual({ id: 'txn_1', fee: 0 });
  });

  test.each([[null], [0], [false], ['']])('an envelope around %j gives just that', async (data) => {
    answerJson({ data });
    expect(await request('/api/x')).toBe(data);
  });

  test('a page of a list stays whole', async () => {
    const page = { data: [], meta: { next_cursor: null, prev_cursor: null } };
    answerJson(page);
    expect(await request('/api/x')).toEqual(page);
  });

  test('a body without envelope is handed over as it is', async () => {
    answerJson({ messageType: 'RRes' });
    expect(await request('/api/x')).toEqual({ messageType: 'RRes' });
  });

  test('an empty answer is undefined', async () => {
    answerWith(null, { status: 204 });
    expect(await request('/api/x')).toBeUndefined();
  });

  test('a file is its text', async () => {
    answerWith('reference,amount\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
    expect(await request('/api/x')).toBe('reference,amount\r\n');
  });
});

describe('what a call sends', () => {
  test('to the configured origin, with the session cookie, asking for JSON', async () => {
    answerJson({ data: null });
    await request('/api/x', { method: 'GET' });
    expect(sent).toHaveBeenCalledWith(
      'https://harbour.example/api/x',
      expect.objectContaining({ method: 'GET', credentials: 'same-origin' }),
    );
    expect(lastHeaders().get('Accept')).toBe('application/json');
  });

  test('the idempotency key and the bearer token as headers, beside given ones', async () => {
    answerJson({ data: null });
    await request('/api/x', { idempotencyKey: 'key-1', bearerToken: 'token-1', headers: { 'X-Own': 'yes' } });
    expect(Object.fromEntries(lastHeaders())).toMatchObject({
      'idempotency-key': 'key-1',
      authorization: 'Bearer token-1',
      'x-own': 'yes',
    });
  });

  test('neither without being asked to', async () => {
    answerJson({ data: null });
    await request('/api/x');
    expect([lastHeaders().has('Idempotency-Key'), lastHeaders().has('Authorization')]).toEqual([
      false,
      false,
    ]);
  });

  test('through the fetch given for one call', async () => {
    const own = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: 1 })));
    answerJson({ data: 2 });
    expect(await request('/api/x', { fetch: own })).toBe(1);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('how a call fails', () => {
  test('with what the server says', async () => {
    answerJson(
      {
        message: 'Enter an amount.',
        code: 'validation_failed',
        type: 'invalid_request',
        errors: [{ field: 'amount.amount', message: 'Enter an amount.', code: 'required' }],
        request_id: 'req_1',
      },
      422,
    );
    expect(await failure()).toMatchObject({
      status: 422,
      message: 'Enter an amount.',
      code: 'validation_failed',
      type: 'invalid_request',
      errors: [{ field: 'amount.amount', message: 'Enter an amount.', code: 'required' }],
      requestId: 'req_1',
    });
  });

  test.each([
    ['a proxy’s HTML page', '<h1>502 Bad Gateway</h1>', 'text/html'],
    ['broken JSON', '{"message": "Almo', 'application/json'],
    ['JSON that is no object', '"no"', 'application/json'],
    ['null', 'null', 'application/json'],
    ['an empty message', '{"message": "  "}', 'application/json'],
    ['a message that is no text', '{"message": {"a": 1}}', 'application/json'],
    ['nothing at all', '', 'application/json'],
  ])('on %s, with the fallback text', async (_, body, type) => {
    answerWith(body, { status: 502, headers: { 'Content-Type': type } });
    expect(await failure()).toMatchObject({
      status: 502,
      message: 'Error occurred, please contact support',
      code: 'unreadable_answer',
      type: 'api',
      errors: [],
      requestId: undefined,
    });
  });

  test.each([
    ['HTML', '<html></html>', 'text/html; charset=utf-8'],
    ['broken JSON', '{', 'application/json'],
  ])('on a success of %s', async (_, body, type) => {
    answerWith(body, { status: 200, headers: { 'Content-Type': type } });
    expect(await failure()).toMatchObject({ status: 200, code: 'unreadable_answer' });
  });

  test.each([
    ['payments.list', 'payments.list'],
    ['ships.sail', undefined],
  ])('with the missing permission %s as %s', async (missing_permission, told) => {
    answerJson({ message: 'No', code: 'permission_denied', missing_permission }, 403);
    expect((await failure()).missingPermission).toBe(told);
  });

  test('on errors in a foreign shape, without those', async () => {
    answerJson(
      { message: 'No', errors: [{ field: 'a', message: 'b', code: 'required' }, null, 'x', {}] },
      400,
    );
    expect((await failure()).errors).toEqual([{ field: 'a', message: 'b', code: 'required' }]);
  });

  test('without a connection, as status 0 with the cause kept', async () => {
    const cause = new TypeError('Failed to fetch');
    sent.mockRejectedValue(cause);
    configureHttp({ fetch: sent });
    expect(await failure()).toMatchObject({
      status: 0,
      code: 'network_error',
      message: 'Error occurred, please contact support',
      cause,
    });
  });

  test('when the caller aborts, with the abort itself', async () => {
    const controller = new AbortController();
    sent.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
    configureHttp({ fetch: sent });
    controller.abort();
    await expect(request('/api/x', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
