import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import { writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fuzzCallers } from '../testing/fuzz/callers.ts';
import { createMemory } from '../testing/fuzz/memory.ts';
import type { FuzzRequest } from '../testing/fuzz/requests.ts';
import { requestsTo } from '../testing/fuzz/requests.ts';
import type { Sent } from '../testing/fuzz/send.ts';
import { createSender } from '../testing/fuzz/send.ts';
import { CONTRACT } from './contract-document.ts';
import { createValidator } from './validation.ts';

/**
 * More of them: `FUZZ_RUNS=20000 npm test -w @harbour/api -- fuzz`. `FUZZ_SEED` sends the same again, as far as ids and tokens
 * are the same; `FUZZ_REPORT` is a file for the numbers.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_128);
const { FUZZ_REPORT: REPORT } = process.env;
const REFRESH_EVERY = 250;

const violations: string[] = [];
const callers = await fuzzCallers((violation) => void violations.push(violation));
const { publicOrigin } = callers.world.api.deps.config;
const sender = createSender(publicOrigin);
afterAll(() => sender.close());

const isError = createValidator({}).compile({ $ref: `${CONTRACT}#/components/schemas/Error` });
const memory = createMemory();
const all = Object.keys(operations) as OperationId[];
const anyRequest = fc.oneof(
  ...all.map((operationId) => {
    // Whose session ends is nobody that the others are tried with.
    const names = operationId === 'logoutUser' ? [callers.passerBy] : callers.names;
    const fitting = operationId === 'logoutUser' ? [] : callers.fitting(operationId);
    const caller = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(fitting.length > 0 ? fitting : names)) },
      { weight: 1, arbitrary: fc.constantFrom(...names) },
    );
    return requestsTo(operationId, caller, memory.known);
  }),
);

/** What is wrong with an answer, in a few words; `undefined`: nothing. */
function faultOf({ status, type, text }: Sent, method: string): string | undefined {
  const [violation] = violations.splice(0);
  if (violation !== undefined) return violation;
  if (status >= 500) return `answered ${status}`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!type.startsWith('application/json')) return `answered ${status} as ${type}`;
  return isError(JSON.parse(text)) ? undefined : `answered ${status} in no declared words: ${text}`;
}

test(
  'whatever is sent to whichever operation, the answer is one that the contract declares, and no fault of ours',
  async () => {
    const findings = new Map<string, { times: number; first: string }>();
    let sent = 0;
    const statuses = new Map<number, number>();

    async function report(): Promise<void> {
      if (REPORT === undefined) return;
      const numbers = { sent, seed: SEED, findings: findings.size, statuses: [...statuses] };
      await writeFile(REPORT, JSON.stringify(numbers));
    }

    async function tryOut({ operationId, caller, method, url, headers, body }: FuzzRequest): Promise<void> {
      if (sent % REFRESH_EVERY === 0 && sent > 0) await Promise.all([callers.refresh(), report()]);
      sent += 1;
      const all = { origin: publicOrigin, ...callers.headersOf(caller), ...headers };
      const answer = await sender.send(method, url, all, body);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(answer, method);
      if (fault !== undefined) {
        const name = `${operationId} ${fault.slice(0, 200)}`;
        const first = `${caller}: ${method} ${url} ${JSON.stringify(headers)} ${body?.toString('latin1').slice(0, 2_000) ?? ''}`;
        findings.set(name, { first, ...findings.get(name), times: (findings.get(name)?.times ?? 0) + 1 });
      } else if (answer.status < 300 && answer.type.startsWith('application/json') && answer.text !== '')
        memory.learn(JSON.parse(answer.text));
    }

    await fc.assert(fc.asyncProperty(anyRequest, tryOut), { numRuns: RUNS, seed: SEED, endOnFailure: true });
    await report();
    expect([...findings], `of ${sent} requests, seed ${SEED}`).toEqual([]);
  },
  Math.max(RUNS * 200, 300_000),
);
