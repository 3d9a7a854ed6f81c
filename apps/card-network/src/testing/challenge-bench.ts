import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, vi } from 'vitest';
import type { AReq, ARes } from '../three-d-secure-messages.ts';
import { areqFor, authenticate, creqOf, networkFor, submit } from './network.ts';
import { startResultsReceiver } from './results-receiver.ts';
import type { ResultsReceiver } from './results-receiver.ts';

export type ChallengeBench = {
  app: FastifyInstance;
  results: ResultsReceiver;
  /** Authenticates a card that answers with a challenge. */
  begin(number: string, rest?: Partial<AReq>): Promise<ARes>;
  /** Opens the challenge page and returns it. */
  open(ares: ARes, form?: Record<string, string>): Promise<string>;
  /** Submits the page's form and returns the page that follows. */
  answer(ares: ARes, code: string, action?: 'submit' | 'cancel'): Promise<string>;
};

async function startBench(): Promise<ChallengeBench> {
  const app = networkFor();
  const results = await startResultsReceiver();
  return {
    app,
    results,
    begin: (number, rest) => authenticate(app, areqFor(number, { threeDSServerURL: results.url, ...rest })),
    async open(ares, form) {
      return (await submit(app, '/acs/challenge', { creq: creqOf(ares), ...form })).body;
    },
    async answer({ acsTransID }, code, action = 'submit') {
      return (await submit(app, '/acs/challenge/answer', { acsTransID, code, action })).body;
    },
  };
}

/** A new sandbox and a server that takes its results for each test of a file; read it inside of tests only. */
export function setUpChallengeBench(): ChallengeBench {
  const bench: Partial<ChallengeBench> = {};
  beforeEach(async () => {
    Object.assign(bench, await startBench());
  });
  afterEach(async () => {
    vi.useRealTimers();
    await bench.app?.close();
    await bench.results?.close();
  });
  return bench as ChallengeBench;
}
