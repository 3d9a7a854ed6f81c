import type { AppDependencies } from '../../dependencies.ts';
import type { PaymentTokenCaller } from '../../http/caller.ts';
import { DomainError } from '../../http/errors.ts';
import { changeAttempt, loadAttemptByToken } from '../attempt-repository.ts';
import type { CardData } from '../card-vault.ts';
import { readCard } from '../card-vault.ts';
import { expireIfRunOut } from '../expire-payment.ts';
import { failAttempt } from '../fail-attempt.ts';
import { lockPayment } from '../payment-repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { changeAuthentication, findAuthentication } from './authentication-repository.ts';
import type { Position } from './position.ts';
import { requestAuthentication } from './request-authentication.ts';

export interface ContinueInput {
  token: string;
  /** What the page saw of the 3DS Method; left out once that step is over. */
  methodCompletion: 'completed' | 'timed_out' | undefined;
}

/** With a card: this call alone sends the authentication request. */
interface Step {
  position: Position;
  card?: CardData;
}

/**
 * Goes on after the 3DS Method, which sends the one authentication request of the attempt; later calls only read. What
 * comes back is what the issuer told our server, never what a browser says.
 *
 * Fails with: invalid_token, payment_expired, authentication_used.
 */
export async function continueCardAuthentication(
  deps: AppDependencies,
  caller: PaymentTokenCaller,
  input: ContinueInput,
): Promise<Position> {
  const { database, clock } = deps;
  const { position, card } = await database.forBusiness(caller.businessId, async (trx): Promise<Step> => {
    const now = clock.now();
    const payment = await expireIfRunOut(
      trx,
      await lockPayment(trx, caller.businessId, caller.paymentId),
      now,
    );
    const attempt = await loadAttemptByToken(trx, payment.id, input.token);
    const found: Position = { payment, attempt, authentication: await findAuthentication(trx, attempt.id) };
    return attempt.status === 'method'
      ? leaveMethod(trx, deps, found, input)
      : { position: await timeOut(trx, found, now) };
  });
  // Thrown after the commit, so that the expiry itself stays written down.
  if (position.payment.status === 'expired') throw new DomainError('payment_expired');
  if (position.attempt.status === 'abandoned') throw new DomainError('authentication_used');
  return card === undefined ? position : requestAuthentication(deps, position, card);
}

/** Only one call gets here with the attempt in `method`, since the payment's row is held: it alone sends. */
async function leaveMethod(
  trx: Transaction,
  deps: AppDependencies,
  { payment, attempt }: Position,
  input: ContinueInput,
): Promise<Step> {
  const now = deps.clock.now();
  const owner = { businessId: payment.business_id, attemptId: attempt.id, token: input.token };
  const card = await readCard(trx, deps.cardVaultKey, owner);
  const authentication = await changeAuthentication(trx, attempt.id, {
    method_completion: input.methodCompletion === 'completed' ? 'Y' : 'N',
  });
  if (card === undefined) {
    const failed = await failAttempt(trx, payment, attempt, 'authentication_timed_out', now);
    return { position: { ...failed, authentication } };
  }
  const asking = await changeAttempt(trx, attempt.id, { status: 'authenticating' });
  return { position: { payment, attempt: asking, authentication }, card };
}

/** A challenge without a result by its limit has failed; whatever comes later is ignored. */
export async function timeOut(trx: Transaction, position: Position, now: Date): Promise<Position> {
  const { payment, attempt, authentication } = position;
  if (attempt.status !== 'challenged' || attempt.expires_at > now) return position;
  return { ...(await failAttempt(trx, payment, attempt, 'authentication_timed_out', now)), authentication };
}
