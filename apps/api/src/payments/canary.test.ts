import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BROWSER } from '../testing/checkout-world.ts';
import type { IssuerMood, Mood } from '../testing/circumstances.ts';
import { circumstances, lines, under } from '../testing/circumstances.ts';
import { everyRow } from '../testing/every-row.ts';
import { resultOf } from '../testing/model-issuer.ts';
import { paymentWorld } from '../testing/payment-world.ts';
import type { Traffic } from '../testing/traffic.ts';
import { receiveChallengeResult } from './three-d-secure/receive-challenge-result.ts';

/** Numbers that no other test has, so that finding one anywhere is a leak. */
const CANARIES = ['4929939187355598', '5425233430109903', '374245455400126'];
const CVC: Readonly<Record<string, string>> = { 374245455400126: '9173' };
const OTHER_CVC = '739';

const world = await paymentWorld({ logLevel: 'trace' });
const { api } = world;
const answers: string[] = [];
const held: Traffic[] = [];
let turn = 0;
afterAll(async () => {
  for (const traffic of held) await traffic.drain();
});

/** One payment with a canary, by one of the ways that it can go. */
async function pay(issuer: IssuerMood, mood: Mood, result?: 'Y' | 'N'): Promise<void> {
  const number = CANARIES[(turn += 1) % CANARIES.length] ?? '';
  const reference = randomUUID();
  const its = { ...circumstances(), issuer, mood };
  const call = async (work: () => Promise<{ response: { body: string } }>): Promise<void> => {
    answers.push(await under(its, work).then(({ response }) => response.body, String));
  };
  const { merchant } = world;
  await call(() =>
    api.call('createPayment', {
      as: merchant.server,
      body: {
        reference,
        amount: { amount: 10_000, currency: 'NGN' },
        customer: { email: 'payer@example.com' },
      },
    }),
  );
  const opened = await api.call('openPayment', { params: { reference } });
  const as = { bearer: opened.data.token ?? '' };
  const card = { number, exp_month: 8, exp_year: 2029, cvc: CVC[number] ?? OTHER_CVC };
  const begun = await under(its, () =>
    api.call('initiateCardAuthentication', { as, body: { reference, card, browser: BROWSER } }),
  );
  answers.push(begun.response.body);
  const [challenge] = its.challenges;
  if (challenge !== undefined && result !== undefined)
    await under(its, () => receiveChallengeResult(api.deps, resultOf(challenge, result)));
  const token = begun.data?.token ?? 'none';
  const charge = under(its, async () =>
    call(() => api.call('chargePayment', { as, body: { reference, token } })),
  );
  // What is held back on its way stays there until all has been looked at.
  await its.traffic.follow(charge);
  held.push(its.traffic);
  // Malformed, with the number where none belongs.
  for (const body of [
    { reference, card: { ...card, number: `${number}0` } },
    { reference, card: number },
    { [number]: card },
  ])
    await call(() => api.call('initiateCardAuthentication', { as, payload: body }));
  await call(() =>
    api.call('initiateCardAuthentication', {
      as,
      payload: `{"card":"${number}"`,
      headers: { 'content-type': 'application/json' },
    }),
  );
  await call(() => api.call('getPaymentStatus', { params: { reference } }));
}

/** PostgreSQL's own files of this database and its write-ahead log. */
async function databaseFiles(): Promise<string[]> {
  return api.testDatabase.asAdmin(async (client) => {
    const { rows } = await client.query<{ folder: string; base: string }>(
      `select current_setting('data_directory') as folder, 'base/' || oid as base from pg_database where datname = current_database()`,
    );
    const [found] = rows;
    return found === undefined
      ? []
      : [path.join(found.folder, found.base), path.join(found.folder, 'pg_wal')];
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A number as it is, and as bytes are written in tables and texts. */
function disguises(number: string): string[] {
  const bytes = Buffer.from(number);
  return [
    number,
    bytes.toString('hex'),
    bytes.toString('base64').slice(0, 18),
    number.replaceAll(/(.{4})(?=.)/g, '$1 '),
  ];
}

test('card numbers and CVCs are found nowhere: not in the log, the database, its files, events, answers or errors', async () => {
  for (const line of lines) for (const says of ['yes', 'no'] as const) await pay('absent', { says, line });
  for (const issuer of ['confirms', 'refuses', 'silent', 'dies'] as const)
    await pay(issuer, { says: 'yes', line: 'answers' });
  await pay('challenges', { says: 'yes', line: 'answers' });
  await pay('challenges', { says: 'yes', line: 'answers' }, 'Y');
  await pay('challenges', { says: 'yes', line: 'answers' }, 'N');

  const rows = await everyRow(api);
  const kept = { log: api.log.join('\n'), rows, answers: answers.join('\n') };
  // What is looked through holds what it should.
  expect(kept.rows).toContain('5598');
  expect(kept.answers).toContain('"succeeded"');
  for (const [where, text] of Object.entries(kept)) {
    for (const number of CANARIES)
      for (const disguise of disguises(number))
        expect(text.includes(disguise), `${number} in ${where}`).toBe(false);
    for (const cvc of [OTHER_CVC, ...Object.values(CVC)])
      expect(text, `a CVC in ${where}`).not.toMatch(new RegExp(`cvc\\W{0,4}${cvc}`, 'i'));
  }

  const folders = [api.deps.config.dataFolder, ...(await databaseFiles())];
  const files = (await Promise.all(folders.map(filesIn))).flat();
  let references = 0;
  for (const file of files) {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    if (bytes.includes('payer@example.com')) references += 1;
    for (const number of CANARIES) expect(bytes.includes(number), `${number} in ${file}`).toBe(false);
  }
  expect(references, 'the files are those of this database').toBeGreaterThan(0);
}, 120_000);
