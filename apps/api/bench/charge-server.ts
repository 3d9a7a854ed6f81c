// The API server as it is, but for an acquirer that approves at once. With BENCH_BARE: a Fastify whose one route does nothing.
import Fastify from 'fastify';
import type { Acquirer } from '../src/acquirers/acquirer.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createDependencies } from '../src/create-dependencies.ts';
import { openDatabase } from '../src/platform/open-database.ts';

const config = readConfig();

function bareApp() {
  const app = Fastify();
  app.post('/bare', async () => ({ data: { status: 'succeeded' } }));
  return { app, close: () => app.close() };
}

async function apiApp() {
  const { database, close } = await openDatabase({ config });
  const deps = createDependencies(config, database);
  const acquirer: Acquirer = {
    ...deps.acquirer,
    authorise: async ({ key, amount, currency }) => ({
      result: 'captured',
      acquirerId: `bench_${key}`,
      approvalCode: '123456',
      taken: { amount, currency },
      card: { country: 'NG', funding: 'debit' },
    }),
  };
  const app = await buildApp({ ...deps, acquirer });
  return {
    app,
    async close() {
      await app.close();
      await close();
    },
  };
}

const { app, close } = process.env['BENCH_BARE'] === undefined ? await apiApp() : bareApp();
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
await app.listen({ host: config.host, port: config.port });
