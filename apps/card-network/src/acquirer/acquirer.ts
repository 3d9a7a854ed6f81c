import { createHash, randomInt, randomUUID } from 'node:crypto';
import type {
  AuthorizationOperation,
  AuthorizationRequest,
  CaptureOperation,
  CaptureRequest,
  Operation,
  RefundOperation,
  RefundRequest,
} from './acquirer-messages.ts';
import { NetworkFailure } from '../network-failure.ts';
import { decideAuthorization } from './decide-authorization.ts';
import type { Decision } from './decide-authorization.ts';
import type { OperationBook } from './operation-book.ts';

/** An operation, and what becomes of its answer on the way back. */
export type Answer = { operation: Operation; delivery: Decision['delivery'] };

/** The acquirer's use cases. All run synchronously, so that no two of them can interleave. */
export type Acquirer = {
  /** Fails with: merchant_reference_reused. */
  authorize(request: AuthorizationRequest): Answer;
  /** Fails with: merchant_reference_reused, not_found, not_capturable, amount_exceeds_authorized. */
  capture(authorizationId: string, request: CaptureRequest): Operation;
  /** Fails with: merchant_reference_reused, not_found, not_refundable, currency_mismatch, amount_exceeds_captured. */
  refund(request: RefundRequest): Operation;
  /** The operation as it stands now. Fails with: not_found. */
  inquire(merchantReference: string): Operation;
};

function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

function fingerprintOf(...facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/**
 * The acquirer of a book.
 *
 * @param isDisputed whether an authorisation's money is held, or gone, because of a dispute
 */
export function createAcquirer(
  book: OperationBook,
  secret: string,
  isDisputed: (authorizationId: string) => boolean,
): Acquirer {
  /** The first answer under this reference, or undefined if it is new. */
  function replay(merchantReference: string, fingerprint: string): Operation | undefined {
    const known = book.find(merchantReference);
    if (known !== undefined && known.fingerprint !== fingerprint) {
      throw new NetworkFailure(
        'merchant_reference_reused',
        'This merchant_reference belongs to another request. Use a new one for each operation.',
      );
    }
    return known?.operation;
  }

  function findAuthorization(id: string): AuthorizationOperation {
    const authorization = book.authorization(id);
    if (authorization === undefined) throw new NetworkFailure('not_found', 'There is no such authorisation.');
    return authorization;
  }

  function authorize(request: AuthorizationRequest): Answer {
    const decision = decideAuthorization(secret, request, new Date());
    const { merchant_reference, amount, currency, capture } = request;
    // The card goes in as its summary: a hash over a whole number could be turned back into it by trying.
    const fingerprint = fingerprintOf('authorization', amount, currency, capture, decision.card, [
      request.three_d_secure?.eci,
      request.three_d_secure?.cavv,
      request.three_d_secure?.ds_trans_id,
    ]);
    const first = replay(merchant_reference, fingerprint);
    if (first !== undefined) return { operation: first, delivery: 'normal' };

    const approved = decision.decline === null;
    const operation: AuthorizationOperation = {
      type: 'authorization',
      id: newId('auth'),
      merchant_reference,
      status: approved ? (capture ? 'captured' : 'authorized') : 'declined',
      amount,
      currency,
      captured_amount: approved && capture ? amount : 0,
      refunded_amount: 0,
      card: decision.card,
      authenticated: decision.authenticated,
      approval_code: approved ? String(randomInt(1_000_000)).padStart(6, '0') : null,
      decline: decision.decline,
      created_at: new Date().toISOString(),
    };
    book.record({ fingerprint, operation });
    return { operation, delivery: decision.delivery };
  }

  function capture(authorizationId: string, request: CaptureRequest): Operation {
    const fingerprint = fingerprintOf('capture', authorizationId, request.amount);
    const first = replay(request.merchant_reference, fingerprint);
    if (first !== undefined) return first;

    const authorization = findAuthorization(authorizationId);
    if (authorization.status !== 'authorized') {
      throw new NetworkFailure('not_capturable', `The authorisation is ${authorization.status} already.`);
    }
    const amount = request.amount ?? authorization.amount;
    if (amount > authorization.amount) {
      throw new NetworkFailure(
        'amount_exceeds_authorized',
        'More than the authorised amount cannot be captured.',
      );
    }
    const operation: CaptureOperation = {
      type: 'capture',
      id: newId('cap'),
      merchant_reference: request.merchant_reference,
      authorization_id: authorizationId,
      status: 'captured',
      amount,
      currency: authorization.currency,
      created_at: new Date().toISOString(),
    };
    book.record({ fingerprint, operation });
    return operation;
  }

  function refund(request: RefundRequest): Operation {
    const { merchant_reference, authorization_id, amount, currency } = request;
    const fingerprint = fingerprintOf('refund', authorization_id, amount, currency);
    const first = replay(merchant_reference, fingerprint);
    if (first !== undefined) return first;

    const authorization = findAuthorization(authorization_id);
    if (authorization.status !== 'captured') {
      throw new NetworkFailure('not_refundable', 'Nothing was captured under this authorisation.');
    }
    if (isDisputed(authorization_id)) {
      throw new NetworkFailure(
        'not_refundable',
        'The payment is disputed: its money is not yours to refund.',
      );
    }
    if (currency !== authorization.currency) {
      throw new NetworkFailure('currency_mismatch', `The payment was captured in ${authorization.currency}.`);
    }
    if (amount > authorization.captured_amount - authorization.refunded_amount) {
      throw new NetworkFailure('amount_exceeds_captured', 'The refunds would exceed what was captured.');
    }
    const operation: RefundOperation = {
      type: 'refund',
      id: newId('ref'),
      merchant_reference,
      authorization_id,
      status: 'succeeded',
      amount,
      currency,
      created_at: new Date().toISOString(),
    };
    book.record({ fingerprint, operation });
    return operation;
  }

  function inquire(merchantReference: string): Operation {
    const known = book.find(merchantReference);
    if (known === undefined) {
      throw new NetworkFailure('not_found', 'No operation is known under this merchant_reference.');
    }
    return book.current(known.operation);
  }

  return { authorize, capture, refund, inquire };
}
