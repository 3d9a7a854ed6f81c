import { buildCardNetwork } from '@harbour/card-network/app';
import type { NetworkConfig } from '@harbour/card-network/config';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { sandboxAcquirer } from '../acquirers/sandbox-acquirer.ts';
import { sandboxDirectoryServer } from '../acquirers/sandbox-directory-server.ts';
import { sandboxBank } from '../banks/sandbox-bank.ts';
import type { AppDependencies } from '../dependencies.ts';

export const ACQUIRER_SECRET = 'secret-of-the-tests';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface TestCardNetwork {
  origin: string;
  /** The parts of the server that speak to it. */
  deps: Pick<AppDependencies, 'acquirer' | 'directoryServer' | 'bank'>;
}

/**
 * The real sandbox, in this process, for one test file.
 *
 * @param timeout after how many milliseconds we give up on it
 * @param config what it does otherwise than by default
 */
export async function startCardNetwork(
  timeout = 2_000,
  config: Pick<NetworkConfig, 'disputes'> = {},
): Promise<TestCardNetwork> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const network = buildCardNetwork({ publicOrigin: origin, acquirerSecret: ACQUIRER_SECRET, ...config });
  await network.listen({ host: '127.0.0.1', port });
  afterAll(() => network.close());
  const options = { origin, secret: ACQUIRER_SECRET, timeout };
  return {
    origin,
    deps: {
      acquirer: sandboxAcquirer(options),
      directoryServer: sandboxDirectoryServer(options),
      bank: sandboxBank(options),
    },
  };
}
