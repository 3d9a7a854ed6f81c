import { createServer } from 'node:net';
import { StartError } from '@harbour/api/platform/start-error';

/**
 * Looks whether a port can be listened on, before anything slower is started.
 *
 * Fails with: StartError, which names the port and the variable that moves it.
 */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken, by another program or by Harbour itself. Set ${variable} to a free port, or end what uses it.`
          : `Port ${port} of ${host} cannot be used (${error.code ?? error.message}). Set ${variable} to another port.`;
      reject(new StartError(reason));
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
