import { describe, expect, it } from 'vitest';
import { scrubCardNumbers } from './log.ts';
import { areqFor, authorization, networkFor, post, secret, submit } from './testing/network.ts';

const number = '4012888888881881';
const cvc = '8871';

function recordedNetwork() {
  const lines: string[] = [];
  const app = networkFor({
    logLevel: 'trace',
    logDestination: { write: (line) => void lines.push(line) },
  });
  return { app, lines };
}

describe('card data', () => {
  it('is in no log line and no error, wherever a caller puts it', async () => {
    const { app, lines } = recordedNetwork();
    const request = authorization(number);
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const responses = [
      await post(app, '/acquirer/authorizations', { ...request, card: { ...request.card, cvc } }),
      await post(app, '/acquirer/authorizations', { ...request, merchant_reference: number }),
      await post(app, '/acquirer/authorizations', { ...request, [number]: cvc }),
      await post(app, '/acquirer/authorizations', { ...request, amount: number, currency: cvc }),
      await post(app, '/directory/versions', { card_number: `${number} ` }),
      await post(app, '/directory/areq', areqFor(number)),
      await post(app, '/directory/areq', { ...areqFor(number), mcc: number }),
      await app.inject({ method: 'POST', url: '/acquirer/refunds', headers, payload: `{"a": ${number}x` }),
      await app.inject({ url: `/directory/versions?card_number=${number}&cvc=${cvc}`, headers }),
      await app.inject({ url: `/acquirer/operations/${number}`, headers }),
      await app.inject({ url: `/${number}/${cvc}` }),
      await app.inject({ url: `/%${number}` }),
      await submit(app, '/acs/challenge', { creq: number }),
      await submit(app, `/acs/method?${number}`, { threeDSMethodData: number }),
    ];
    expect(lines.length).toBeGreaterThanOrEqual(responses.length - 1);
    const output = [...lines, ...responses.map(({ body }) => body)].join('\n');
    expect(output).not.toContain(number);
    expect(output).not.toContain(cvc);
  });

  it.each([
    ['card 4012888888881881 failed', 'card [card number] failed'],
    ['4012 8888 8888 1881', '[card number]'],
    ['6205-5000-0000-0000-004!', '[card number]!'],
    ['order 12345678901', 'order 12345678901'],
  ])('is taken out of the text of errors: %s', (text, expected) => {
    expect(scrubCardNumbers(text)).toBe(expected);
  });
});

describe('other failures', () => {
  it('says what is wrong with a body that is no JSON, of another type, or too long', async () => {
    const { app } = recordedNetwork();
    const send = (type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: '/acquirer/refunds',
        headers: { authorization: `Bearer ${secret}`, 'content-type': type },
        payload,
      });
    const noJson = await send('application/json', '{');
    expect([noJson.statusCode, noJson.json()]).toEqual([
      400,
      { code: 'invalid_request', message: 'The body is not valid JSON.' },
    ]);
    const form = await send('application/x-www-form-urlencoded', 'a=b');
    expect(form.json()).toMatchObject({ message: 'Send the body as application/json.' });
    const long = await send('application/json', `"${'x'.repeat(70_000)}"`);
    expect(long.json()).toMatchObject({ message: 'The request body is too large.' });
  });

  it('answers an address that does not exist', async () => {
    const response = await networkFor().inject({ url: '/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
  });
});
