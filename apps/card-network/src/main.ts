import { buildCardNetwork } from './app.ts';
import { readConfig } from './config.ts';

/** One plain line for whoever started the process, and the end of it. */
function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Card network: port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one.`;
  }
  return `Card network: cannot start on ${host}:${port}: ${error instanceof Error ? error.message : 'unknown reason'}`;
}

function configOrGiveUp(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    return giveUp(
      `Card network: bad configuration: ${error instanceof Error ? error.message : 'unknown reason'}`,
    );
  }
}

const config = configOrGiveUp();
const app = buildCardNetwork(config);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close();
  process.exit(0);
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The IPC channel closes when the parent dies, however it dies.
process.once('disconnect', stop);

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  giveUp(reasonOf(error, config.host, config.port));
}
process.send?.({ type: 'ready', origin: config.publicOrigin });
