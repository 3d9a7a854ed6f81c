import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import type { Schemas } from '@harbour/contract/schema';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { AppDependencies } from '../src/dependencies.ts';
import { randomVaultKey } from '../src/payments/card-vault.ts';
import { fixedClock } from '../src/platform/clock.ts';
import { diskFiles } from '../src/platform/files.ts';
import type { TestDatabase } from '../src/testing/test-database.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { SESSION_COOKIE } from '../src/users/session.ts';
import { cardNetworkStub } from './card-network-stub.ts';
import { CHECKOUT_STATES } from './checkout-states.ts';
import { DASHBOARD_STATES } from './dashboard-states.ts';
import type { Example } from './example.ts';
import { exampleOf } from './example.ts';
import { exampleOwner, insertPerson, signIn } from './people-rows.ts';
import { PEOPLE_STATES } from './people-states.ts';
import type { SetUp } from './provider-state.ts';
import { firstPage } from './provider-state.ts';

const ORIGIN = 'http://localhost:4000';
/** A little after the newest thing that an example shows. */
const NOW = '2026-03-14T09:30:00Z';
const STATES = { ...PEOPLE_STATES, ...DASHBOARD_STATES, ...CHECKOUT_STATES };

/** The server, and what the interaction that is under way wants of it. */
interface World {
  app: FastifyInstance;
  deps: AppDependencies;
  testDatabase: TestDatabase;
  folder: string;
  example: Example | undefined;
  session: string | undefined;
  setUp: SetUp;
}

export interface Provider {
  url: string;
  /** Begins the next interaction. */
  reset(): Promise<void>;
  /** Brings about the state of that name. */
  enter(state: string): Promise<void>;
  close(): Promise<void>;
}

async function createWorld(): Promise<World> {
  const testDatabase = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-pact-'));
  const deps: AppDependencies = {
    config: {
      ...readConfig({
        NODE_ENV: 'test',
        PUBLIC_ORIGIN: ORIGIN,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_FACTOR: '1000000',
      }),
      dataFolder: folder,
    },
    database: testDatabase.database,
    clock: fixedClock(new Date(NOW)),
    files: diskFiles(path.join(folder, 'files')),
    ...cardNetworkStub(),
    cardVaultKey: randomVaultKey(),
    webhookKey: randomVaultKey(),
  };
  const app = await buildApp(deps, { background: false });
  await app.ready();
  return { app, deps, testDatabase, folder, example: undefined, session: undefined, setUp: {} };
}

async function endWorld({ app, testDatabase, folder }: World): Promise<void> {
  await app.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
}

/** Who is signed in: whom getCurrentUser's example shows, somebody without rights, or the owner. */
function callerOf({ operationId, name }: Example): {
  user: Schemas['User'];
  permissions?: Schemas['Permission'][];
} {
  const shown = operationId === 'getCurrentUser' ? exampleOf(`getCurrentUser: ${name}`) : undefined;
  if (shown?.status === 200) return { user: shown.body.data as Schemas['User'] };
  if (operationId === 'registerBusiness' && name !== 'already_in_business') {
    return { user: { ...exampleOwner(), business: null, role: null } };
  }
  return name === 'permission_denied' ? { user: exampleOwner(), permissions: [] } : { user: exampleOwner() };
}

async function enter(world: World, state: string): Promise<void> {
  const { deps } = world;
  const example = exampleOf(state);
  const now = deps.clock.now();
  world.example = example;
  await deps.database.acrossBusinesses(async (trx) => {
    const { user, permissions } = callerOf(example);
    await insertPerson(trx, user, permissions);
    world.session = await signIn(trx, user.id, now);
    if (example.name === 'session_expired') {
      await trx.updateTable('sessions').set({ expires_at: now }).execute();
    }
    world.setUp =
      (await STATES[example.operationId]?.({ trx, example, now, vaultKey: deps.cardVaultKey })) ?? {};
  });
  if (world.setUp.network !== undefined) Object.assign(deps, world.setUp.network);
}

/** What browsers and payers send along, which no pact writes down: the session, the origin, the bearer. */
function completeRequest(world: World, request: IncomingMessage): void {
  const { headers } = request;
  const name = world.example?.name;
  headers.origin = ORIGIN;
  if (headers.authorization !== undefined && world.setUp.bearer !== undefined && name !== 'invalid_token') {
    headers.authorization = `Bearer ${world.setUp.bearer}`;
  }
  const signedIn = world.session !== undefined && name !== 'authentication_required';
  if (signedIn && needsSession(world.example?.operationId))
    headers.cookie = `${SESSION_COOKIE}=${world.session}`;
}

function needsSession(operationId: OperationId | undefined): boolean {
  if (operationId === undefined) return false;
  return operations[operationId].security.some((scheme) => scheme === 'session');
}

/** A page that is not the last has as many rows as its example; a cursor leads to where the example's would. */
async function completePage({ app, example, session }: World, request: IncomingMessage): Promise<void> {
  const rows = example?.body.data;
  if (example?.status !== 200 || !Array.isArray(rows) || request.url === undefined) return;
  const url = new URL(request.url, ORIGIN);
  if (url.searchParams.has('cursor')) {
    const first = new URL(url);
    first.searchParams.delete('cursor');
    first.searchParams.set('limit', String(firstPage(example.operationId).length));
    const answer = await app.inject({
      url: first.pathname + first.search,
      headers: { cookie: `${SESSION_COOKIE}=${session}` },
    });
    url.searchParams.set('cursor', String(answer.json().meta.next_cursor));
  }
  if (example.body.meta?.next_cursor != null) url.searchParams.set('limit', String(rows.length));
  request.url = url.pathname + url.search;
}

/** What migrations put in, and no state changes. */
const KEPT = ['schema_migrations', 'fee_schedules'];

/** Takes every row out, past the ledger's own refusal: only PostgreSQL's superuser can. */
async function clear({ asAdmin }: TestDatabase): Promise<void> {
  await asAdmin(async (client) => {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> all ($1)",
      [KEPT],
    );
    await client.query(rows.map(({ tablename }) => `delete from ${tablename}`).join(';'));
  });
}

/** The real server on a real database, emptied before every interaction. */
export async function startProvider(): Promise<Provider> {
  const world = await createWorld();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    completeRequest(world, request);
    await completePage(world, request);
    world.app.routing(request, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async reset() {
      await clear(world.testDatabase);
      Object.assign(world.deps, cardNetworkStub());
      Object.assign(world, { example: undefined, session: undefined, setUp: {} });
    },
    enter: (state) => enter(world, state),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await endWorld(world);
    },
  };
}
