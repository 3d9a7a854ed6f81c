// The API server as it is, but for an acquirer that takes the money and whose answers never arrive: only an inquiry tells.
import type { Acquirer, Authorisation } from '../src/acquirers/acquirer.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createDependencies } from '../src/create-dependencies.ts';
import { openDatabase } from '../src/platform/open-database.ts';

const config = readConfig();
const { database, close } = await openDatabase({ config });
const deps = createDependencies(config, database);
const taken = new Map<string, Authorisation>();
const acquirer: Acquirer = {
  ...deps.acquirer,
  authorise: async ({ key, amount, currency }) => {
    taken.set(key, {
      result: 'captured',
      acquirerId: `bench_${key}`,
      approvalCode: '123456',
      taken: { amount, currency },
      card: { country: 'NG', funding: 'debit' },
    });
    return { result: 'unknown' };
  },
  inquire: async (key) => taken.get(key) ?? { result: 'not_found' },
};
const app = await buildApp({ ...deps, acquirer });
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(close)
      .then(() => process.exit(0)),
);
await app.listen({ host: config.host, port: config.port });
