import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
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
])('%s=%s is refused in one line that names it and not its value', (name, value) => {
  const refusal = () => readConfig({ [name]: value });
  expect(refusal).toThrow(StartError);
  expect(refusal).toThrow(new RegExp(`^The configuration is not right: ${name} [^\\n]+\\.$`));
  expect(refusal).not.toThrow(/hidden-password/);
});
