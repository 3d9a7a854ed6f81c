import type { Schemas } from '@harbour/contract/schema';
import { expect, test } from 'vitest';
import { MINUTE } from '../../platform/clock.ts';
import { sweepOnce } from '../../sweep.ts';
import { ACQUIRER_SECRET } from '../../testing/card-network.ts';
import type { Opened } from '../../testing/checkout-world.ts';
import { CARDS, answerChallenge, checkoutWorld } from '../../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

interface Challenged {
  payment: Opened;
  token: string;
  challenge: Schemas['ThreeDSecureChallenge'];
}

async function challenged(number: string = CARDS.challenge): Promise<Challenged> {
  const payment = await world.start(link);
  const { token, next, challenge } = await world.authenticate(payment, number);
  expect(next).toBe('challenge');
  if (challenge === null) throw new Error('The answer has no challenge.');
  return { payment, token, challenge };
}

const read = (base64url: string) =>
  JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8')) as Record<string, string>;
const write = (message: object) => Buffer.from(JSON.stringify(message)).toString('base64url');

const complete = (body: { cres: string; session_data?: string }) => api.call('completeChallenge', { body });

async function continued({ payment, token }: Pick<Challenged, 'payment' | 'token'>) {
  const answer = await api.call('continueCardAuthentication', { as: payment.as, body: { token } });
  expect(answer.status, answer.error.message).toBe(200);
  return answer.data;
}

test('a challenge that the payer passes ends in a charge with liability shift', async () => {
  const { payment, token, challenge } = await challenged();
  expect(await world.look(payment)).toMatchObject({ status: 'requires_action' });
  expect(await world.charge(payment, token)).toMatchObject({
    status: 409,
    error: { code: 'authentication_pending' },
  });

  const woken = await complete(await answerChallenge(challenge, '1234'));
  expect(woken.data).toEqual({
    token,
    reference: payment.reference,
    result: 'authenticated',
    next: 'charge',
    page: null,
  });
  expect(await continued({ payment, token })).toMatchObject({ result: 'authenticated', next: 'charge' });

  expect((await world.charge(payment, token)).data.status).toBe('succeeded');
  expect((await world.look(payment)).three_d_secure).toMatchObject({
    flow: 'challenge',
    trans_status: 'Y',
    eci: '05',
    liability_shift: true,
  });
});

test('the timeline tells of a challenge in the merchant’s words: of customer and bank', async () => {
  const { payment, token, challenge } = await challenged();
  await complete(await answerChallenge(challenge, '1234'));
  await world.charge(payment, token);
  const told = (await world.look(payment)).events.map(({ message }) => message);
  expect(told).toContain('The customer’s bank asks them to confirm the payment.');
  expect(told.at(-1)).toMatch(/^The customer’s bank approved the payment \(code \S+\)\.$/);
  for (const message of told) expect(message).not.toMatch(/payer|issuer|acquirer/i);
});

test.each([
  ['wrong code for the payer', '3333', 'authentication_failed'],
  ['cancelled by the payer', '', 'authentication_cancelled'],
])('a challenge %s fails the attempt; another card may pay', async (_, code, decline) => {
  const { payment, token, challenge } = await challenged();
  const woken = await complete(await answerChallenge(challenge, code));
  expect(woken.data).toMatchObject({ result: 'failed', next: 'failed', page: 'failure' });

  expect(await world.charge(payment, token)).toMatchObject({
    status: 409,
    error: { code: 'authentication_failed' },
  });
  expect(await world.look(payment)).toMatchObject({ status: 'failed', decline: { code: decline } });
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded' });
});

test('after a challenge without a result (U) the issuer decides, without liability shift', async () => {
  const { payment, token, challenge } = await challenged(CARDS.challengeUnavailable);
  const woken = await complete(await answerChallenge(challenge, '1234'));
  expect(woken.data.next).toBe('charge');
  // This issuer insists on the authentication that it could not give.
  const charged = await world.charge(payment, token);
  expect(charged.data).toMatchObject({ status: 'failed', decline: { code: 'authentication_failed' } });
  expect((await world.look(payment)).three_d_secure).toMatchObject({
    trans_status: 'U',
    liability_shift: false,
  });
});

test('a CRes that says Y is worth nothing without the result that the issuer sent us', async () => {
  const { payment, token, challenge } = await challenged();
  const { threeDSServerTransID, acsTransID, messageVersion } = read(challenge.creq);
  const forged = write({
    messageType: 'CRes',
    messageVersion,
    threeDSServerTransID,
    acsTransID,
    transStatus: 'Y',
  });

  const woken = await complete({ cres: forged, session_data: token });
  expect(woken.data).toMatchObject({ result: 'pending', next: 'wait', page: null });
  expect(await world.charge(payment, token)).toMatchObject({
    status: 409,
    error: { code: 'authentication_pending' },
  });
  expect(await world.look(payment)).toMatchObject({ status: 'requires_action' });
});

test('a CRes that says Y after a result of N stays refused', async () => {
  const { payment, token, challenge } = await challenged();
  const genuine = await answerChallenge(challenge, '3333');
  const forged = write({ ...read(genuine.cres), transStatus: 'Y' });
  expect((await complete({ cres: forged, session_data: token })).data.next).toBe('failed');
  expect((await world.charge(payment, token)).status).toBe(409);
});

test('a CRes that is not for this payment, or not well-formed, is refused and changes nothing', async () => {
  const { payment, token, challenge } = await challenged();
  const other = await challenged();
  const ids = read(challenge.creq);
  const good = {
    messageType: 'CRes',
    messageVersion: ids.messageVersion,
    threeDSServerTransID: ids.threeDSServerTransID,
    acsTransID: ids.acsTransID,
    transStatus: 'Y',
  };
  const refused: [string, string, string][] = [
    [
      'the ids of two payments mixed',
      write({ ...good, acsTransID: read(other.challenge.creq).acsTransID }),
      token,
    ],
    ["another payment's session", write(good), other.token],
    ['no session', write(good), ''],
    ['another version', write({ ...good, messageVersion: '2.1.0' }), token],
    ['another message', write({ ...good, messageType: 'CReq' }), token],
    ['a status that is none', write({ ...good, transStatus: 'yes' }), token],
    ['an id that is none', write({ ...good, threeDSServerTransID: 'x' }), token],
    ['padding', `${write(good)}==`, token],
    ['not JSON', Buffer.from('this is not JSON at all').toString('base64url'), token],
    ['an array', write([good]), token],
    ['not base64url', `${write(good)}+/`, token],
  ];
  for (const [why, cres, session_data] of refused) {
    const answer = await complete({ cres, session_data });
    expect([400, 404, 422], why).toContain(answer.status);
  }
  const unknown = { ...good, threeDSServerTransID: '00000000-0000-4000-8000-000000000000' };
  expect((await complete({ cres: write(unknown), session_data: token })).status).toBe(404);
  expect(await continued({ payment, token })).toMatchObject({
    result: 'challenge',
    next: 'challenge',
    challenge,
  });
});

test('a CRes that is replayed shows the result again and charges nothing twice', async () => {
  const { payment, token, challenge } = await challenged();
  const cres = await answerChallenge(challenge, '1234');
  await complete(cres);
  await world.charge(payment, token);
  expect((await complete(cres)).data).toMatchObject({ page: 'success' });
  expect((await world.look(payment)).attempts).toHaveLength(1);
});

test('the challenge of an attempt that was given up has no say over the one after it', async () => {
  const { payment, token, challenge } = await challenged();
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded' });
  const late = await complete(await answerChallenge(challenge, '3333'));
  expect(late).toMatchObject({ status: 409, error: { code: 'authentication_used' } });
  expect(await world.charge(payment, token)).toMatchObject({ status: 409 });

  const detail = await world.look(payment);
  expect(detail).toMatchObject({ status: 'succeeded', three_d_secure: null });
  // The late result is written down.
  expect(detail.events.map(({ type }) => type)).toContain('transition_refused');
});

test('a challenge that nobody answers fails at 15 minutes, and a later result is ignored', async () => {
  const { payment, token, challenge } = await challenged();
  api.clock.advance(15 * MINUTE);
  await sweepOnce(api.deps);
  expect(await world.look(payment)).toMatchObject({
    status: 'failed',
    decline: { code: 'authentication_timed_out' },
  });
  expect((await complete(await answerChallenge(challenge, '1234'))).data).toMatchObject({ next: 'failed' });
  expect(await continued({ payment, token })).toMatchObject({ next: 'failed' });
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded' });
});

function resultRequest({ challenge }: Challenged, changes: object = {}) {
  const ids = read(challenge.creq);
  return {
    messageType: 'RReq',
    messageVersion: ids.messageVersion,
    messageCategory: '01',
    threeDSServerTransID: ids.threeDSServerTransID,
    acsTransID: ids.acsTransID,
    dsTransID: '11111111-1111-4111-8111-111111111111',
    transStatus: 'Y',
    eci: '05',
    authenticationType: '02',
    interactionCounter: '01',
    ...changes,
  };
}

test('a result counts only from the directory server, and only with every id right', async () => {
  const open = await challenged();
  const send = (payload: object, secret: string) =>
    api.call('receiveChallengeResult', { as: { bearer: secret }, payload });
  expect((await send(resultRequest(open), 'guessed')).status).toBe(401);
  expect((await send(resultRequest(open), ACQUIRER_SECRET)).response.json()).toMatchObject({
    messageType: 'Erro',
    errorCode: '305',
    errorDetail: 'dsTransID',
  });
  const unknown = resultRequest(open, { threeDSServerTransID: '00000000-0000-4000-8000-000000000000' });
  expect((await send(unknown, ACQUIRER_SECRET)).response.json()).toMatchObject({
    messageType: 'Erro',
    errorCode: '301',
  });
  expect(await continued(open)).toMatchObject({ next: 'challenge' });
});

test('where live payments are taken nobody is a directory server, whatever secret it knows', async () => {
  const open = await challenged();
  Object.assign(api.deps.config, { paymentMode: 'live' });
  try {
    const answer = await api.call('receiveChallengeResult', {
      as: { bearer: ACQUIRER_SECRET },
      payload: resultRequest(open),
    });
    expect(answer).toMatchObject({ status: 401, error: { code: 'invalid_token' } });
  } finally {
    Object.assign(api.deps.config, { paymentMode: 'test' });
  }
});
