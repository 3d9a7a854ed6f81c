import type { DeclineCode } from '@harbour/contract/enums';
import { SECOND } from '../platform/clock.ts';
import { shorten } from '../platform/shorten.ts';
import type { Acquirer, Authorisation, NoAnswer } from './acquirer.ts';
import { callNetwork } from './network-call.ts';
import type { NetworkAnswer } from './network-call.ts';
import { sandboxDisputes } from './sandbox-disputes.ts';

export interface SandboxOptions {
  /** `http://127.0.0.1:4001`, without a slash at the end. */
  origin: string;
  secret: string;
  /** Milliseconds until an unanswered call is given up; 8 s unless a test is in a hurry. */
  timeout?: number;
}

/** What we read of the acquirer's answer to an authorisation, a refund, or an inquiry. */
interface Operation {
  type: 'authorization' | 'refund' | 'capture';
  id: string;
  status: string;
  approval_code: string | null;
  captured_amount: number;
  currency: string;
  card?: { country: string | null; funding: 'credit' | 'debit' | null };
  decline?: { code: string } | null;
}

const DECLINES: Readonly<Record<string, DeclineCode>> = {
  generic_decline: 'generic_decline',
  insufficient_funds: 'insufficient_funds',
  lost_card: 'lost_card',
  stolen_card: 'stolen_card',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  authentication_required: 'authentication_failed',
  card_not_supported: 'card_not_supported',
};

/** The acquirer of the card-network sandbox, over HTTP. */
export function sandboxAcquirer({ origin, secret, timeout = 8 * SECOND }: SandboxOptions): Acquirer {
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    callNetwork({ method, url: origin + path, secret, timeout, body });
  return {
    name: 'sandbox',
    async authorise(request) {
      const answer = await call('POST', '/acquirer/authorizations', {
        merchant_reference: request.key,
        amount: request.amount,
        currency: request.currency,
        capture: true,
        card: {
          number: request.card.number,
          expiry_month: request.card.expMonth,
          expiry_year: request.card.expYear,
          cvc: request.card.cvc,
        },
        ...(request.authentication === null
          ? {}
          : {
              three_d_secure: {
                eci: request.authentication.eci,
                ds_trans_id: request.authentication.dsTransId,
                ...(request.authentication.authenticationValue === null
                  ? {}
                  : { cavv: request.authentication.authenticationValue }),
              },
            }),
      });
      // Refused as a request: it was understood and nothing was authorised.
      if (answer.kind === 'answer' && [400, 401, 403, 422].includes(answer.status)) {
        return { result: 'declined', acquirerId: null, code: 'processing_error' };
      }
      return authorisationOf(answer);
    },

    async inquire(key) {
      const answer = await call('GET', `/acquirer/operations/${encodeURIComponent(key)}`);
      if (answer.kind === 'answer' && answer.status === 404) return { result: 'not_found' };
      return authorisationOf(answer);
    },

    async refund(request) {
      const answer = await call('POST', '/acquirer/refunds', {
        merchant_reference: request.key,
        authorization_id: request.acquirerId,
        amount: request.amount,
        currency: request.currency,
      });
      if (answer.kind !== 'answer') return noAnswer(answer);
      if (answer.status === 200 && operationOf(answer.body)?.type === 'refund')
        return { result: 'succeeded' };
      if ([400, 404, 409, 422].includes(answer.status))
        return { result: 'refused', ...refusalOf(answer.body) };
      return { result: 'unknown' };
    },

    ...sandboxDisputes(call),
  };
}

function noAnswer(answer: Exclude<NetworkAnswer, { kind: 'answer' }>): NoAnswer {
  return { result: answer.kind === 'not_sent' ? 'not_sent' : 'unknown' };
}

function authorisationOf(answer: NetworkAnswer): Authorisation | NoAnswer {
  if (answer.kind !== 'answer') return noAnswer(answer);
  const operation = answer.status === 200 ? operationOf(answer.body) : undefined;
  if (operation?.type !== 'authorization') return { result: 'unknown' };
  if (operation.status === 'captured') {
    return {
      result: 'captured',
      acquirerId: operation.id,
      approvalCode: shorten(operation.approval_code ?? '', 100),
      taken: { amount: operation.captured_amount, currency: operation.currency },
      card: { country: operation.card?.country ?? null, funding: operation.card?.funding ?? 'unknown' },
    };
  }
  if (operation.status !== 'declined') return { result: 'unknown' };
  return {
    result: 'declined',
    acquirerId: operation.id,
    code: DECLINES[operation.decline?.code ?? ''] ?? 'generic_decline',
  };
}

function operationOf(body: unknown): Operation | undefined {
  return isRecord(body) &&
    typeof body.id === 'string' &&
    typeof body.status === 'string' &&
    typeof body.type === 'string'
    ? (body as unknown as Operation)
    : undefined;
}

function refusalOf(body: unknown): { code: string; message: string } {
  const text = (value: unknown, fallback: string) =>
    typeof value === 'string' && value !== '' ? value : fallback;
  const record = isRecord(body) ? body : {};
  return {
    code: text(record.code, 'refused'),
    message: text(record.message, 'The card network refused the refund.'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
