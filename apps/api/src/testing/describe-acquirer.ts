import type { DeclineCode } from '@harbour/contract/enums';
import { newId } from '../platform/ids.ts';
import type { Acquirer, Authorisation, AuthorisationRequest } from '../acquirers/acquirer.ts';
import { describe, expect, test } from 'vitest';

/** What a suite of `describeAcquirer` runs on: an adapter, the other side or a stand-in for it, and cards that it knows. */
export interface AcquirerWorld {
  /** Gives up on an unanswered call within a second or two. */
  acquirer: Acquirer;
  /** The same adapter, pointed at a port where nobody listens. */
  unreachable: Acquirer;
  cards: {
    approved: string;
    /** Cards that are declined, by the code that Harbour is to make of it. */
    declined: Partial<Record<DeclineCode, string>>;
    /** The money is taken, and the answer never comes. */
    approvedThenSilent: string;
    /** The money is taken, and the answer is an error. */
    approvedThenFailed: string;
  };
}

const CVC = '739';

/**
 * What every acquirer must do, whoever it is. An adapter that passes can stand behind the checkout: no money is taken or
 * given back twice, no outcome is called known that is not, and no card leaks. Call it at the top of a test file.
 */
export function describeAcquirer(name: string, makeWorld: () => Promise<AcquirerWorld>): void {
  describe(`${name} as an acquirer`, async () => {
    const { acquirer, unreachable, cards } = await makeWorld();

    const requestFor = (number: string, more: Partial<AuthorisationRequest> = {}): AuthorisationRequest => ({
      key: newId('attempt'),
      amount: 500_000,
      currency: 'NGN',
      card: { number, expMonth: 8, expYear: 2029, cvc: CVC },
      authentication: null,
      keepId: async () => true,
      ...more,
    });

    async function capture(amount = 10_000) {
      const request = requestFor(cards.approved, { amount });
      return { request, captured: onlyCaptured(await acquirer.authorise(request)) };
    }

    const refund = (acquirerId: string, amount: number, key = newId('refund')) =>
      acquirer.refund({ key, acquirerId, amount, currency: 'NGN' });

    test('an approved card is captured, with what the receipt and the fee need to know', async () => {
      const { captured } = await capture();
      expect(captured).toEqual({
        result: 'captured',
        acquirerId: expect.stringMatching(/./),
        approvalCode: expect.stringMatching(/./),
        taken: { amount: 10_000, currency: 'NGN' },
        card: {
          country: expect.stringMatching(/^[A-Z]{2}$/),
          funding: expect.stringMatching(/^(credit|debit|prepaid|unknown)$/),
        },
      });
    });

    test.each([
      ['JPY', 0, 1_250],
      ['NGN', 2, 125_050],
      ['KWD', 3, 12_340],
    ])('%s, a currency with %i decimals, is captured', async (currency, _, amount) => {
      const answer = await acquirer.authorise(requestFor(cards.approved, { amount, currency }));
      // By its own word: of another sum nothing would be booked.
      expect(answer).toMatchObject({ result: 'captured', taken: { amount, currency } });
    });

    test('the same key again is the same capture', async () => {
      const { request, captured } = await capture();
      expect(await acquirer.authorise(request)).toEqual(captured);
    });

    test('the same key twice at once is one capture', async () => {
      const request = requestFor(cards.approved);
      const answers = await Promise.all([acquirer.authorise(request), acquirer.authorise(request)]);
      const ids = answers.flatMap((answer) => (answer.result === 'captured' ? [answer.acquirerId] : []));
      const found = onlyCaptured(await acquirer.inquire(request.key, new Date()));
      expect(new Set([...ids, found.acquirerId]).size).toBe(1);
    });

    test.each(Object.entries(cards.declined))('a card is declined: %s', async (code, number) => {
      const request = requestFor(number);
      const declined = await acquirer.authorise(request);
      expect(declined).toMatchObject({ result: 'declined', code });
      // A decline under the acquirer's own id is final; without one, an approval may still come.
      if (declined.result === 'declined' && declined.acquirerId !== null) {
        expect(await acquirer.inquire(request.key, new Date())).toEqual(declined);
      }
    });

    test('an inquiry finds a capture by its key', async () => {
      const { request, captured } = await capture();
      expect(await acquirer.inquire(request.key, new Date())).toEqual(captured);
    });

    test('an id that is told before the money and is not kept takes none', async () => {
      const told: string[] = [];
      const keepId = async (id: string) => {
        told.push(id);
        return false;
      };
      const request = requestFor(cards.approved, { keepId });
      const answer = await acquirer.authorise(request);
      // Of an acquirer that has no such id, nothing is told.
      expect(answer.result).toBe(told.length === 0 ? 'captured' : 'not_sent');
      const found = await acquirer.inquire(request.key, new Date(), told[0]);
      expect(found.result).toBe(told.length === 0 ? 'captured' : 'declined');
    });

    test('an inquiry for what was never sent finds nothing, and makes nothing', async () => {
      const key = newId('attempt');
      expect(await acquirer.inquire(key, new Date())).toEqual({ result: 'not_found' });
      expect(await acquirer.inquire(key, new Date())).toEqual({ result: 'not_found' });
    });

    test.each([
      ['is lost', cards.approvedThenSilent],
      ['is an error', cards.approvedThenFailed],
    ])(
      'an approval whose answer %s is unknown, never a decline, until the inquiry finds it',
      async (_, card) => {
        const request = requestFor(card);
        expect(await acquirer.authorise(request)).toEqual({ result: 'unknown' });
        const found = onlyCaptured(await acquirer.inquire(request.key, new Date()));
        expect(onlyCaptured(await acquirer.inquire(request.key, new Date()))).toEqual(found);
        // One capture: its whole sum can be given back, and then nothing more.
        expect(await refund(found.acquirerId, request.amount)).toEqual({ result: 'succeeded' });
        expect((await refund(found.acquirerId, 1_000)).result).toBe('refused');
      },
    );

    test('where nobody listens nothing was sent', async () => {
      const nobody = { result: 'not_sent' };
      expect(await unreachable.authorise(requestFor(cards.approved))).toEqual(nobody);
      expect(await unreachable.inquire(newId('attempt'), new Date())).toEqual(nobody);
      expect(
        await unreachable.refund({ key: newId('refund'), acquirerId: 'x', amount: 1_000, currency: 'NGN' }),
      ).toEqual(nobody);
    });

    test('refunds go up to what was captured; the next is refused with a reason', async () => {
      const { captured } = await capture(10_000);
      expect(await refund(captured.acquirerId, 2_500)).toEqual({ result: 'succeeded' });
      expect(await refund(captured.acquirerId, 7_501)).toMatchObject({ result: 'refused' });
      expect(await refund(captured.acquirerId, 7_500)).toEqual({ result: 'succeeded' });
      expect(await refund(captured.acquirerId, 1)).toEqual({
        result: 'refused',
        code: expect.stringMatching(/./),
        message: expect.stringMatching(/./),
      });
    });

    test('the same refund again gives nothing more back', async () => {
      const { captured } = await capture(10_000);
      const key = newId('refund');
      await Promise.all([refund(captured.acquirerId, 4_000, key), refund(captured.acquirerId, 4_000, key)]);
      expect(await refund(captured.acquirerId, 4_000, key)).toEqual({ result: 'succeeded' });
      expect(await refund(captured.acquirerId, 6_000)).toEqual({ result: 'succeeded' });
    });

    test('a refund of what was never captured is refused', async () => {
      expect((await refund('no-such-capture', 1_000)).result).toBe('refused');
    });

    test('no outcome holds the card', async () => {
      const numbers = [cards.approved, cards.approvedThenFailed, ...Object.values(cards.declined)];
      for (const number of numbers) {
        const request = requestFor(number);
        const told = JSON.stringify([
          await acquirer.authorise(request),
          await acquirer.inquire(request.key, new Date()),
        ]);
        expect(told).not.toContain(number);
        expect(told).not.toContain(`"${CVC}"`);
      }
    });
  });
}

function onlyCaptured(answer: { result: string }): Extract<Authorisation, { result: 'captured' }> {
  expect(answer.result).toBe('captured');
  return answer as Extract<Authorisation, { result: 'captured' }>;
}
