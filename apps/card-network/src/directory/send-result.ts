import type { FastifyBaseLogger } from 'fastify';
import type { RReq, RRes } from '../three-d-secure-messages.ts';

/** Carries an RReq to the server that asked for the authentication; true once it has confirmed with a good RRes. */
export type SendResult = (resultsUrl: string, rreq: RReq) => Promise<boolean>;

type SendResultConfig = { secret: string; log: FastifyBaseLogger };

const tries = 2;
const timeoutMs = 10_000;

function isGoodRRes(body: unknown, rreq: RReq): body is RRes {
  if (typeof body !== 'object' || body === null) return false;
  const rres = body as Partial<RRes>;
  return (
    rres.messageType === 'RRes' &&
    rres.messageVersion === rreq.messageVersion &&
    rres.threeDSServerTransID === rreq.threeDSServerTransID &&
    rres.acsTransID === rreq.acsTransID &&
    rres.dsTransID === rreq.dsTransID &&
    ['01', '02', '03'].includes(rres.resultsStatus ?? '')
  );
}

/**
 * The directory server's side of RReq → RRes. Two tries; a server that answers neither has no result and must not take
 * the payment, so the payer is sent back all the same.
 */
export function createSendResult({ secret, log }: SendResultConfig): SendResult {
  async function attempt(resultsUrl: string, rreq: RReq): Promise<boolean> {
    const response = await fetch(resultsUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(rreq),
      // The secret must not follow a redirect to somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    return response.status === 200 && isGoodRRes(body, rreq);
  }

  return async function sendResult(resultsUrl, rreq) {
    for (let count = 1; count <= tries; count += 1) {
      try {
        if (await attempt(resultsUrl, rreq)) return true;
        log.warn({ acsTransID: rreq.acsTransID, count }, 'the result response is not good');
      } catch (error) {
        log.warn({ acsTransID: rreq.acsTransID, count, err: error }, 'the result request failed');
      }
    }
    return false;
  };
}
