import type { AppDependencies } from '../../dependencies.ts';
import { DomainError, fieldError } from '../../http/errors.ts';
import { loadAttempt } from '../attempt-repository.ts';
import { expireIfRunOut } from '../expire-payment.ts';
import { lockPayment } from '../payment-repository.ts';
import { hashToken, sameSecret } from '../../platform/tokens.ts';
import {
  changeAuthentication,
  findAuthentication,
  findAuthenticationByTransId,
} from './authentication-repository.ts';
import { timeOut } from './continue-card-authentication.ts';
import type { Position } from './position.ts';
import { readCres } from './read-cres.ts';

/**
 * Takes the CRes that the payer's browser was sent back with. It only wakes the page: every id is checked, and what
 * comes back is the result that the issuer told our server, or that it isn't in.
 *
 * Fails with: validation_failed, not_found, authentication_used, payment_expired.
 */
export async function completeChallenge(
  deps: AppDependencies,
  input: { cres: string; sessionData: string | undefined },
): Promise<Position & { token: string }> {
  const { database, clock } = deps;
  const response = readCres(input.cres);
  const known = await database.acrossBusinesses((trx) =>
    findAuthenticationByTransId(trx, response.threeDSServerTransID),
  );
  if (known === undefined) throw new DomainError('not_found');
  if (known.acs_trans_id !== response.acsTransID || known.message_version !== response.messageVersion) {
    throw fieldError('cres', 'mismatch', 'This answer belongs to another payment.');
  }
  const token = input.sessionData ?? '';
  const position = await database.forBusiness(known.business_id, async (trx) => {
    const now = clock.now();
    const first = await loadAttempt(trx, known.attempt_id);
    if (!sameSecret(hashToken(token), first.token_hash)) {
      throw fieldError('session_data', 'mismatch', 'This answer belongs to another payment.');
    }
    const payment = await expireIfRunOut(
      trx,
      await lockPayment(trx, first.business_id, first.payment_id),
      now,
    );
    const attempt = await loadAttempt(trx, first.id);
    const authentication = await findAuthentication(trx, attempt.id);
    if (attempt.status !== 'challenged') return { payment, attempt, authentication };
    return timeOut(
      trx,
      {
        payment,
        attempt,
        authentication: await changeAuthentication(trx, attempt.id, { response_received_at: now }),
      },
      now,
    );
  });
  if (position.attempt.status === 'abandoned') {
    throw new DomainError(position.payment.status === 'expired' ? 'payment_expired' : 'authentication_used');
  }
  return { token, ...position };
}
