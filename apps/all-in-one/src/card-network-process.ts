import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartError } from '@harbour/api/platform/start-error';

interface CardNetworkOptions {
  readonly port: number;
  /** The origin at which browsers and the server reach it; another site than ours, as a bank's is. */
  readonly publicOrigin: string;
  readonly acquirerSecret: string;
  /** Where it keeps its journal of operations, so that refunds of earlier payments work after a restart. */
  readonly dataDirectory: string;
  readonly logLevel: string;
}

/** The running sandbox. `stop` ends it and waits until its process is gone. */
export interface CardNetworkProcess {
  readonly stop: () => Promise<void>;
}

function whenExited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/**
 * Starts the card-network sandbox in a process of its own and waits until it listens. It ends by itself when this
 * process dies, because its message channel closes. Throws StartError when it cannot listen; its own line says why.
 *
 * @param onExit called when it stops without having been asked to.
 */
export async function startCardNetwork(
  options: CardNetworkOptions,
  onExit: () => void,
): Promise<CardNetworkProcess> {
  const child = fork(fileURLToPath(import.meta.resolve('@harbour/card-network/main')), {
    env: {
      PATH: process.env['PATH'],
      PORT: String(options.port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: options.publicOrigin,
      ACQUIRER_SECRET: options.acquirerSecret,
      DATA_DIR: options.dataDirectory,
      LOG_LEVEL: options.logLevel,
    },
    // A terminal's Ctrl-C reaches the whole group; this process alone decides the order in which the parts stop.
    detached: true,
  });
  let stopping = false;
  const exited = whenExited(child);

  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    void exited.then(() => reject(new StartError('The card-network sandbox did not start.')));
  });
  child.once('exit', () => {
    if (!stopping) onExit();
  });

  return {
    stop: async () => {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}
