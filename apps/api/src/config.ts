import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { envSchema } from 'env-schema';
import { assertKeyMode } from './acquirers/stripe-key.ts';
import { FAILPOINTS } from './platform/failpoint.ts';
import { StartError } from './platform/start-error.ts';

/** Everything that is set from outside, read once at the start. */
export interface Config {
  environment: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Where browsers reach the product: scheme, host and port, no slash. State-changing calls must come from it. */
  publicOrigin: string;
  /** A PostgreSQL of one's own; without it the embedded one is started. */
  databaseUrl: string | undefined;
  /** The embedded database, uploaded files and the demo's password are kept here. */
  dataFolder: string;
  cardNetworkOrigin: string;
  /** Shared with the card network: signs our calls to it and its results to us. In live mode there is none, and nobody knows it. */
  acquirerSecret: string;
  /** The one mode whose payments are taken: those of the other are refused. */
  paymentMode: 'test' | 'live';
  /** Who moves the money of payments. */
  acquirer: AcquirerConfig;
  /** 32 bytes, base64: seals card data while an authentication is open. Without it a key is made for each start. */
  cardDataKey: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of every mail. */
  mailFrom: string;
  /** Where messages of the contact form are mailed to. */
  supportEmail: string;
  logLevel: string;
  sessionIdleMinutes: number;
  /** How many proxies in front of the server are our own and may name the peer (X-Forwarded-For). */
  trustedProxies: number;
  /** Whether webhooks may go to addresses of the own network, and over http to this machine: for trying them out. */
  webhookPrivateTargets: boolean;
  /** Multiplies every rate limit; above 1 only for load tests. */
  rateLimitFactor: number;
  /** Where the process is to kill itself, `name` or `name:nth`: for trying out what a crash leaves. Never in production. */
  failpoint: string | undefined;
}

/** `baseUrl`: a stand-in for Stripe, for test payments alone. */
export type AcquirerConfig =
  { kind: 'sandbox' } | { kind: 'stripe'; secretKey: string; baseUrl: string | undefined };

const WORKSPACE = path.join(import.meta.dirname, '../../..');

interface Environment {
  NODE_ENV: Config['environment'];
  HOST: string;
  PORT: number;
  PUBLIC_ORIGIN: string;
  DATABASE_URL?: string;
  HARBOUR_DATA_DIR: string;
  CARD_NETWORK_ORIGIN: string;
  ACQUIRER_SECRET: string;
  PAYMENT_MODE: Config['paymentMode'];
  ACQUIRER: AcquirerConfig['kind'];
  STRIPE_SECRET_KEY?: string;
  STRIPE_BASE_URL?: string;
  CARD_DATA_KEY?: string;
  SMTP_URL?: string;
  MAIL_FROM: string;
  SUPPORT_EMAIL: string;
  LOG_LEVEL: string;
  SESSION_IDLE_MINUTES: number;
  TRUSTED_PROXIES: number;
  WEBHOOK_PRIVATE_TARGETS: boolean;
  RATE_LIMIT_FACTOR: number;
  HARBOUR_FAILPOINT?: string;
}

const ORIGIN = String.raw`^https?://[^/\s?#]+$`;

const SCHEMA = {
  type: 'object',
  required: ['PUBLIC_ORIGIN'],
  properties: {
    NODE_ENV: { type: 'string', enum: ['development', 'production', 'test'], default: 'development' },
    HOST: { type: 'string', minLength: 1, default: 'localhost' },
    PORT: { type: 'integer', minimum: 0, maximum: 65_535, default: 4000 },
    PUBLIC_ORIGIN: { type: 'string', pattern: ORIGIN },
    DATABASE_URL: { type: 'string', pattern: '^postgres(ql)?://' },
    HARBOUR_DATA_DIR: { type: 'string', minLength: 1, default: path.join(WORKSPACE, '.data') },
    CARD_NETWORK_ORIGIN: { type: 'string', pattern: ORIGIN, default: 'http://127.0.0.1:4001' },
    ACQUIRER_SECRET: { type: 'string', minLength: 16, default: 'sandbox-acquirer-secret' },
    PAYMENT_MODE: { type: 'string', enum: ['test', 'live'], default: 'test' },
    ACQUIRER: { type: 'string', enum: ['sandbox', 'stripe'], default: 'sandbox' },
    STRIPE_SECRET_KEY: { type: 'string', minLength: 1 },
    STRIPE_BASE_URL: { type: 'string', pattern: ORIGIN },
    CARD_DATA_KEY: { type: 'string', pattern: '^[A-Za-z0-9+/]{43}=$' },
    SMTP_URL: { type: 'string', pattern: '^smtps?://' },
    MAIL_FROM: { type: 'string', minLength: 3, default: 'Harbour <no-reply@harbour.example>' },
    SUPPORT_EMAIL: { type: 'string', minLength: 3, default: 'support@harbour.example' },
    LOG_LEVEL: {
      type: 'string',
      enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: 'info',
    },
    SESSION_IDLE_MINUTES: { type: 'integer', minimum: 1, maximum: 720, default: 15 },
    TRUSTED_PROXIES: { type: 'integer', minimum: 0, maximum: 10, default: 0 },
    WEBHOOK_PRIVATE_TARGETS: { type: 'boolean', default: false },
    RATE_LIMIT_FACTOR: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
    HARBOUR_FAILPOINT: { type: 'string', pattern: `^(${FAILPOINTS.join('|')})(:[1-9][0-9]{0,3})?$` },
  },
};

/**
 * Reads the configuration from environment variables.
 *
 * Fails with: StartError, which names the variable and what is wrong with it; never its value, which may
 * hold a password.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable is how a shell says "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const port = given['PORT'] ?? '4000';
  let env: Environment;
  try {
    env = envSchema<Environment>({
      schema: SCHEMA,
      data: { PUBLIC_ORIGIN: `http://localhost:${port}`, ...given },
      env: false,
    });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(', ');
    const reason = (first ?? '')
      .replace(/^env\/(\w+)/, '$1')
      .replace(/must match pattern.*/, 'does not have the right form');
    throw new StartError(`The configuration is not right: ${reason}.`, { cause: error });
  }
  if (env.HARBOUR_FAILPOINT !== undefined && env.NODE_ENV === 'production') {
    throw new StartError(
      'The configuration is not right: HARBOUR_FAILPOINT kills the server, so it is refused in production.',
    );
  }
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN,
    databaseUrl: env.DATABASE_URL,
    dataFolder: path.resolve(WORKSPACE, env.HARBOUR_DATA_DIR),
    cardNetworkOrigin: env.CARD_NETWORK_ORIGIN,
    acquirerSecret: env.PAYMENT_MODE === 'live' ? randomBytes(32).toString('base64url') : env.ACQUIRER_SECRET,
    paymentMode: env.PAYMENT_MODE,
    acquirer: acquirerOf(env),
    cardDataKey: env.CARD_DATA_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    logLevel: env.LOG_LEVEL,
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    trustedProxies: env.TRUSTED_PROXIES,
    webhookPrivateTargets: env.WEBHOOK_PRIVATE_TARGETS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    failpoint: env.HARBOUR_FAILPOINT,
  };
}

/** What a person should know who may start another server on the same database; undefined where there is nothing. */
export function warnOfOwnKey({
  databaseUrl,
  cardDataKey,
}: Pick<Config, 'databaseUrl' | 'cardDataKey'>): string | undefined {
  if (databaseUrl === undefined || cardDataKey !== undefined) return undefined;
  return 'CARD_DATA_KEY is not set: cards and webhook secrets that this server seals cannot be read by any other server of this database.';
}

/** Real money needs a real acquirer, and test payments never meet it. */
function acquirerOf(env: Environment): AcquirerConfig {
  const refuse = (reason: string) => new StartError(`The configuration is not right: ${reason}`);
  if (env.ACQUIRER === 'sandbox') {
    if (env.STRIPE_SECRET_KEY !== undefined) {
      throw refuse(
        'STRIPE_SECRET_KEY is set, and ACQUIRER is sandbox. Set ACQUIRER=stripe, or take the key away.',
      );
    }
    if (env.PAYMENT_MODE === 'live') {
      throw refuse('PAYMENT_MODE=live needs a real acquirer, and ACQUIRER is sandbox. Set ACQUIRER=stripe.');
    }
    return { kind: 'sandbox' };
  }
  if (env.STRIPE_SECRET_KEY === undefined) throw refuse('ACQUIRER=stripe needs STRIPE_SECRET_KEY.');
  assertKeyMode(env.STRIPE_SECRET_KEY, env.PAYMENT_MODE);
  if (env.PAYMENT_MODE === 'live' && env.STRIPE_BASE_URL !== undefined) {
    throw refuse('STRIPE_BASE_URL is for tests. In live mode cards go to Stripe and nowhere else.');
  }
  return { kind: 'stripe', secretKey: env.STRIPE_SECRET_KEY, baseUrl: env.STRIPE_BASE_URL };
}
