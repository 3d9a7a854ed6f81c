import type { Schemas } from '@harbour/contract/schema';
import { isPaid } from '@harbour/domain/payment-status';
import type { Attempt } from '../attempt.ts';
import { payerDecline } from '../attempt.ts';
import type { Payment } from '../payment.ts';
import { isPayable } from '../payment.ts';
import type { Authentication } from './authentication.ts';

/** Where an attempt stands on its way to the charge. */
export interface Position {
  payment: Payment;
  attempt: Attempt;
  authentication: Authentication | undefined;
}

type Next = Schemas['AuthenticationNext'];
type Result = Schemas['AuthenticationResult'];

export function nextStep({ attempt, authentication }: Position): Next {
  switch (attempt.status) {
    case 'method':
      return 'method';
    case 'authenticating':
      return 'wait';
    case 'challenged':
      return authentication?.response_received_at == null ? 'challenge' : 'wait';
    case 'ready':
    case 'authorising':
    case 'succeeded':
      return 'charge';
    case 'declined':
    case 'authentication_failed':
    case 'abandoned':
      return 'failed';
  }
}

export function resultOf(position: Position): Result {
  switch (nextStep(position)) {
    case 'charge':
      return position.authentication?.flow === 'challenge' ? 'authenticated' : 'frictionless';
    case 'challenge':
      return 'challenge';
    case 'failed':
      return 'failed';
    case 'method':
    case 'wait':
      return 'pending';
  }
}

/** The refusal in the payer's words, where there is one. */
export function refusalOf({ payment, attempt }: Position, now: Date): Schemas['PayerDecline'] | null {
  return attempt.decline === null ? null : payerDecline(attempt.decline, isPayable(payment, now));
}

/** Whether the payment is decided, so that nothing is left to do but to show its result. */
export function isDecided({ payment }: Position): boolean {
  return isPaid(payment.status) || payment.status === 'processing' || payment.status === 'expired';
}
