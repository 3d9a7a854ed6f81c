import type { SandboxOptions } from '../acquirers/sandbox-acquirer.ts';
import { callNetwork } from '../acquirers/network-call.ts';
import type { NetworkAnswer } from '../acquirers/network-call.ts';
import { SECOND } from '../platform/clock.ts';
import type { Bank, PayoutOutcome } from './bank.ts';

/** The sandbox's bank, over HTTP. */
export function sandboxBank({ origin, secret, timeout = 8 * SECOND }: SandboxOptions): Bank {
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    callNetwork({ method, url: origin + path, secret, timeout, body });
  return {
    async pay({ key, amount, currency, account }) {
      const answer = await call('POST', '/bank/payouts', {
        reference: key,
        amount,
        currency,
        account: { bank_name: account.bankName, account_name: account.accountName, last4: account.last4 },
      });
      // Refused as a request: it was understood and nothing was ordered. A key that is taken is none of that: ask again.
      if (answer.kind === 'answer' && answer.status === 400) {
        return { result: 'rejected', code: 'refused', message: 'The bank did not take the order.' };
      }
      return outcomeOf(answer);
    },

    async inquire(key) {
      const answer = await call('GET', `/bank/payouts/${encodeURIComponent(key)}`);
      if (answer.kind === 'answer' && answer.status === 404) return { result: 'not_found' };
      return outcomeOf(answer);
    },
  };
}

function outcomeOf(answer: NetworkAnswer): PayoutOutcome {
  if (answer.kind !== 'answer') return { result: answer.kind === 'not_sent' ? 'not_sent' : 'unknown' };
  if (answer.status !== 200 || typeof answer.body !== 'object' || answer.body === null)
    return { result: 'unknown' };
  const { status, bank_reference, rejection } = answer.body as Record<string, unknown>;
  if (status === 'processing') return { result: 'processing' };
  if (status === 'paid' && typeof bank_reference === 'string')
    return { result: 'paid', bankReference: bank_reference };
  if (status === 'rejected') return { result: 'rejected', ...reasonOf(rejection) };
  return { result: 'unknown' };
}

function reasonOf(rejection: unknown): { code: string; message: string } {
  const { code, message } = (typeof rejection === 'object' && rejection !== null ? rejection : {}) as Record<
    string,
    unknown
  >;
  return {
    code: typeof code === 'string' ? code : 'rejected',
    message: typeof message === 'string' ? message : 'The bank sent the money back.',
  };
}
