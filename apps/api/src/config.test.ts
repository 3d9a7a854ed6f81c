import { expect, test } from 'vitest';
import { readConfig, warnOfOwnKey } from './config.ts';
import { StartError } from './platform/start-error.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 4000,
    publicOrigin: 'http://localhost:4000',
    cardNetworkOrigin: 'http://127.0.0.1:4001',
    databaseUrl: undefined,
    sessionIdleMinutes: 15,
    trustedProxies: 0,
    rateLimitFactor: 1,
    paymentMode: 'test',
    acquirer: { kind: 'sandbox' },
  });
});

test('the public origin follows the port, an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '4123', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
    publicOrigin: 'http://localhost:4123',
    databaseUrl: undefined,
    smtpUrl: undefined,
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PUBLIC_ORIGIN', 'https://pay.example/'],
  ['PUBLIC_ORIGIN', 'pay.example'],
  ['DATABASE_URL', 'mysql://user:hidden-password@host/db'],
  ['SMTP_URL', 'mail.example'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_IDLE_MINUTES', '0'],
  ['CARD_DATA_KEY', 'too-short'],
  ['ACQUIRER', 'bank'],
  ['PAYMENT_MODE', 'both'],
  ['STRIPE_BASE_URL', 'stripe.example'],
  ['HARBOUR_FAILPOINT', 'charge.somewhere'],
])('%s=%s is refused in one line that names it and not its value', (name, value) => {
  const refusal = () => readConfig({ [name]: value });
  expect(refusal).toThrow(StartError);
  expect(refusal).toThrow(new RegExp(`^The configuration is not right: ${name} [^\\n]+\\.$`));
  expect(refusal).not.toThrow(/hidden-password/);
});

test('a failpoint may be set, and never in production', () => {
  const environment = { HARBOUR_FAILPOINT: 'charge.claimed:2' };
  expect(readConfig(environment).failpoint).toBe('charge.claimed:2');
  expect(() => readConfig({ ...environment, NODE_ENV: 'production' })).toThrow(StartError);
});

const TEST_KEY = 'sk_test_hiddenkey';
const LIVE_KEY = 'sk_live_hiddenkey';

test.each([
  [{ ACQUIRER: 'stripe', STRIPE_SECRET_KEY: TEST_KEY }, 'test', { kind: 'stripe', secretKey: TEST_KEY }],
  [
    { ACQUIRER: 'stripe', STRIPE_SECRET_KEY: TEST_KEY, STRIPE_BASE_URL: 'http://127.0.0.1:12111' },
    'test',
    { kind: 'stripe', secretKey: TEST_KEY, baseUrl: 'http://127.0.0.1:12111' },
  ],
  [
    { ACQUIRER: 'stripe', STRIPE_SECRET_KEY: LIVE_KEY, PAYMENT_MODE: 'live' },
    'live',
    { kind: 'stripe', secretKey: LIVE_KEY },
  ],
])('%j takes %s payments', (environment, paymentMode, acquirer) => {
  expect(readConfig(environment)).toMatchObject({ paymentMode, acquirer });
});

test.each([
  ['the sandbox in live mode', { PAYMENT_MODE: 'live' }, 'needs a real acquirer'],
  ['no key', { ACQUIRER: 'stripe' }, 'needs STRIPE_SECRET_KEY'],
  ['a live key for test payments', { ACQUIRER: 'stripe', STRIPE_SECRET_KEY: LIVE_KEY }, 'is a live key'],
  [
    'a test key for live payments',
    { ACQUIRER: 'stripe', STRIPE_SECRET_KEY: TEST_KEY, PAYMENT_MODE: 'live' },
    'is a test key',
  ],
  [
    'a publishable key',
    { ACQUIRER: 'stripe', STRIPE_SECRET_KEY: 'pk_test_hiddenkey' },
    'is not a secret key',
  ],
  ['a key that nobody uses', { STRIPE_SECRET_KEY: TEST_KEY }, 'ACQUIRER is sandbox'],
  [
    'another place for live cards',
    {
      ACQUIRER: 'stripe',
      STRIPE_SECRET_KEY: LIVE_KEY,
      PAYMENT_MODE: 'live',
      STRIPE_BASE_URL: 'https://stripe.example',
    },
    'cards go to Stripe and nowhere else',
  ],
])('%s is refused at the start, in words and without the key', (_, environment, words) => {
  const refusal = () => readConfig(environment);
  expect(refusal).toThrow(StartError);
  expect(refusal).toThrow(words);
  expect(refusal).not.toThrow('hiddenkey');
});

test('no secret that everybody knows lets anybody in where live payments are taken', () => {
  const live = { ACQUIRER: 'stripe', STRIPE_SECRET_KEY: LIVE_KEY, PAYMENT_MODE: 'live' };
  const [first, second] = [readConfig(live), readConfig(live)];
  expect(first.acquirerSecret).toMatch(/^[\w-]{43}$/);
  expect(first.acquirerSecret).not.toBe(second.acquirerSecret);
});

test('a server that shares its database and no key says so', () => {
  const databaseUrl = 'postgres://harbour@db/harbour';
  expect(warnOfOwnKey({ databaseUrl, cardDataKey: undefined })).toMatch(/^CARD_DATA_KEY is not set/);
  expect(warnOfOwnKey({ databaseUrl, cardDataKey: 'k' })).toBeUndefined();
  expect(warnOfOwnKey({ databaseUrl: undefined, cardDataKey: undefined })).toBeUndefined();
});
