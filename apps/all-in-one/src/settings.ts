import { readConfig, type Config } from '@harbour/api/config';
import { StartError } from '@harbour/api/platform/start-error';

/** The API's configuration and what only the composition of all parts needs. */
export interface Settings {
  readonly config: Config;
  readonly cardNetworkPort: number;
  /**
   * Demo merchant and readable mail: only where nobody but the developer can reach the server, which is on this
   * machine's own addresses and outside production.
   */
  readonly development: boolean;
}

const DEFAULT_CARD_NETWORK_PORT = 4001;
const HIGHEST_PORT = 65_535;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_CARD_NETWORK_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new StartError(
      'The configuration is not right: CARD_NETWORK_PORT must be a whole number from 1 to 65535.',
    );
  }
  return port;
}

/**
 * Reads the environment. The card network lies at 127.0.0.1 while the product is at localhost: two sites, as a bank's
 * and a merchant's are, so that cookies behave as they will in earnest.
 *
 * Fails with: StartError, one sentence that names the variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const cardNetworkPort = readPort(environment['CARD_NETWORK_PORT']);
  const config = readConfig({
    CARD_NETWORK_ORIGIN: `http://127.0.0.1:${cardNetworkPort}`,
    LOG_LEVEL: 'warn',
    ...environment,
  });
  const development =
    config.environment !== 'production' &&
    isLoopback(config.host) &&
    isLoopback(new URL(config.publicOrigin).hostname);
  if (!development && config.smtpUrl === undefined) {
    throw new StartError(
      'SMTP_URL is not set: mails can be read in a browser only at localhost and outside production. Name a mail server.',
    );
  }
  return { config, cardNetworkPort, development };
}
