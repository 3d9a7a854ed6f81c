import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { RReq, RRes } from '../three-d-secure-messages.ts';

type Received = { rreq: RReq; authorization: string | undefined };

/** A server that takes result requests, as the API server does. */
export type ResultsReceiver = {
  url: string;
  /** Everything that has come in, oldest first. */
  received: Received[];
  /** The next result request to come in, or the first that nobody has asked for yet. */
  next(): Promise<Received>;
  close(): Promise<void>;
};

export function goodRRes(rreq: RReq): RRes {
  const { messageVersion, threeDSServerTransID, acsTransID, dsTransID } = rreq;
  return {
    messageType: 'RRes',
    messageVersion,
    threeDSServerTransID,
    acsTransID,
    dsTransID,
    resultsStatus: '01',
  };
}

/** Starts a receiver on a free port; `answer` makes the response out of the request and its count. */
export async function startResultsReceiver(
  answer: (rreq: RReq, count: number) => unknown = goodRRes,
): Promise<ResultsReceiver> {
  const app: FastifyInstance = fastify();
  const received: Received[] = [];
  const arrivals: Received[] = [];
  const waiting: ((arrival: Received) => void)[] = [];

  app.post<{ Body: RReq }>('/results', async (request) => {
    const arrival = { rreq: request.body, authorization: request.headers.authorization };
    received.push(arrival);
    const taker = waiting.shift();
    if (taker) taker(arrival);
    else arrivals.push(arrival);
    return answer(request.body, received.length);
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    url: `${origin}/results`,
    received,
    next() {
      const arrival = arrivals.shift();
      return arrival ? Promise.resolve(arrival) : new Promise((resolve) => void waiting.push(resolve));
    },
    close: () => app.close(),
  };
}
