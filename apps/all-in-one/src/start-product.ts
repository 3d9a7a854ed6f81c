import path from 'node:path';
import { buildApp } from '@harbour/api/app';
import { createDependencies } from '@harbour/api/create-dependencies';
import { seedDemo } from '@harbour/api/demo/seed-demo';
import type { AppDependencies } from '@harbour/api/dependencies';
import { openDatabase } from '@harbour/api/platform/open-database';
import { findAccount } from '@harbour/api/users/find-account';
import { verifyPassword } from '@harbour/api/users/password';
import { startCardNetwork } from './card-network-process.ts';
import { registerDevMail } from './dev-mail.ts';
import { requireFreePort } from './free-port.ts';
import { registerFrontEnds } from './front-ends.ts';
import { readOrMakeSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { welcomeText } from './welcome.ts';

const DEMO_EMAIL = 'owner@lagoon-coffee.example';
const CARD_NETWORK_HOST = '127.0.0.1';

/** The demo merchant's sign-in, as long as it still holds: its owner may have changed the password. */
async function openDemo(
  dependencies: AppDependencies,
  password: string,
): Promise<{ email: string; password: string } | undefined> {
  const demo = { email: DEMO_EMAIL, password };
  await seedDemo(dependencies, demo);
  const account = await findAccount(dependencies, demo.email);
  return (await verifyPassword(account?.password_hash, password)) ? demo : undefined;
}

/** What the start tells its caller while it runs and afterwards. */
interface ProductEvents {
  /** A sentence worth knowing that does not stop the product. */
  readonly onNotice: (notice: string) => void;
  /** A part ended by itself; the product must stop. One line says which. */
  readonly onCrash: (message: string) => void;
}

export interface Product {
  readonly welcome: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts every part in the order in which they need each other; what has been started is stopped again, last first,
 * when a later part fails or `stop` is called.
 *
 * Fails with: StartError, one line that a person can act on.
 */
export async function startProduct(settings: Settings, events: ProductEvents): Promise<Product> {
  const { config, cardNetworkPort, development } = settings;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).toReversed()) await stopPart();
  };

  try {
    await requireFreePort(config.host, config.port, 'PORT');
    // In live mode the sandbox does not exist.
    const sandbox = config.paymentMode === 'test';
    if (sandbox) await requireFreePort(CARD_NETWORK_HOST, cardNetworkPort, 'CARD_NETWORK_PORT');

    const { database, close } = await openDatabase({ config, ...events });
    stops.push(close);
    const { acquirerSecret, demoPassword } = await readOrMakeSecrets(config.dataFolder);

    if (sandbox) {
      const cardNetwork = await startCardNetwork(
        {
          port: cardNetworkPort,
          publicOrigin: config.cardNetworkOrigin,
          acquirerSecret,
          dataDirectory: path.join(config.dataFolder, 'card-network'),
          logLevel: config.logLevel,
        },
        () => events.onCrash('The card-network sandbox ended unexpectedly.'),
      );
      stops.push(cardNetwork.stop);
    }

    const dependencies = createDependencies({ ...config, acquirerSecret }, database);
    const app = await buildApp(dependencies);
    stops.push(() => app.close());
    await registerFrontEnds(app, { publicOrigin: config.publicOrigin });
    const mailOutbox = development && config.smtpUrl === undefined;
    if (mailOutbox) registerDevMail(app, database, config.publicOrigin);
    await app.listen({ host: config.host, port: config.port });

    // The demo's payments are the sandbox's: at another acquirer they would be charges that nobody asked for.
    const demo =
      development && config.acquirer.kind === 'sandbox'
        ? await openDemo(dependencies, demoPassword)
        : undefined;
    return {
      welcome: welcomeText({
        publicOrigin: config.publicOrigin,
        mailOutbox,
        sandbox,
        ...(demo ? { demo } : {}),
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
