import { envSchema } from 'env-schema';

/** Shared between the API server and the sandbox where nobody sets ACQUIRER_SECRET. It guards no real money. */
export const developmentAcquirerSecret = 'sandbox-acquirer-secret';

/** All in milliseconds. */
export type DisputeTiming = {
  /** From the capture to the dispute. */
  delayMs: number;
  /** From the dispute to the end of the time to answer. */
  dueMs: number;
  /** From the answer to the decision. */
  reviewMs: number;
};

/** What `buildCardNetwork` needs; everything else has a default that suits the sandbox. */
export type NetworkConfig = {
  /** Where browsers and servers reach this process, without a trailing slash: `http://127.0.0.1:4001`. */
  publicOrigin: string;
  /** Bearer secret of `/acquirer`, `/directory` and `/bank`, and of the result requests that go back to the server. */
  acquirerSecret: string;
  /** Folder of the acquirer's and the bank's journals. Without one, operations live in memory only. */
  dataDir?: string;
  /** pino level, `silent` by default. */
  logLevel?: string;
  /** Where log lines go; standard output by default. */
  logDestination?: { write(line: string): void };
  /** How long an approve-then-time-out authorisation stays silent. 35 s. */
  silenceMs?: number;
  /** How long the bank takes over payouts to its slow accounts. 60 s. */
  payoutDelayMs?: number;
  /** How the disputes' card behaves; unless said, disputed after 10 s, answered within 7 days, decided after 20 s. */
  disputes?: Partial<DisputeTiming>;
  /** What time it is for disputes; the system's clock unless a test holds its own. */
  now?: () => Date;
};

/** Configuration of the process, out of its environment. */
export type ProcessConfig = NetworkConfig & { host: string; port: number };

type Environment = {
  HOST: string;
  PORT: number;
  PUBLIC_ORIGIN?: string;
  LOG_LEVEL: string;
  ACQUIRER_SECRET: string;
  DATA_DIR?: string;
};

const environmentSchema = {
  type: 'object',
  properties: {
    HOST: { type: 'string', default: '127.0.0.1' },
    PORT: { type: 'integer', minimum: 0, maximum: 65_535, default: 4001 },
    PUBLIC_ORIGIN: { type: 'string', pattern: '^https?://[^/]+$' },
    LOG_LEVEL: { enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], default: 'info' },
    ACQUIRER_SECRET: { type: 'string', minLength: 16, default: developmentAcquirerSecret },
    DATA_DIR: { type: 'string', minLength: 1 },
  },
};

/** Reads HOST, PORT, PUBLIC_ORIGIN, LOG_LEVEL, ACQUIRER_SECRET and DATA_DIR. Throws when one of them is malformed. */
export function readConfig(environment: NodeJS.ProcessEnv): ProcessConfig {
  const env = envSchema<Environment>({ schema: environmentSchema, data: environment, env: false });
  return {
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://${env.HOST}:${env.PORT}`,
    acquirerSecret: env.ACQUIRER_SECRET,
    logLevel: env.LOG_LEVEL,
    dataDir: env.DATA_DIR,
  };
}
