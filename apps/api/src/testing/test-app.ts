import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import type { Schemas } from '@harbour/contract/schema';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, expect } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import type { AppOptions } from '../app.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { Body, Data, Params, Query } from '../http/handler.ts';
import { randomVaultKey } from '../payments/card-vault.ts';
import type { FixedClock } from '../platform/clock.ts';
import { fixedClock } from '../platform/clock.ts';
import { diskFiles } from '../platform/files.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestDatabase } from './test-database.ts';

/** Who a call is made by: a browser's session, or whatever a bearer header carries. */
export type As = { cookie: string } | { bearer: string };

export interface CallInput<Op extends OperationId> {
  as?: As;
  params?: Params<Op>;
  query?: Partial<Query<Op>>;
  /** Fields that have a default may be left out; so may others, to be missed. */
  body?: Partial<Body<Op>>;
  /** Sent as it is instead of `body`: for what the types would not allow. */
  payload?: string | Buffer | object;
  /** `undefined` leaves out a header that would be sent otherwise. */
  headers?: Record<string, string | undefined>;
  /** The address that the call comes from. */
  ip?: string;
}

export interface CallAnswer<Op extends OperationId> {
  status: number;
  /** Of a success; reading it of a failure fails the test. */
  data: Data<Op>;
  meta: Record<string, unknown>;
  /** Of a failure. */
  error: Schemas['Error'];
  response: LightMyRequestResponse;
}

export interface TestApp {
  app: FastifyInstance;
  deps: AppDependencies;
  database: TestDatabase['database'];
  testDatabase: TestDatabase;
  clock: FixedClock;
  /** Lines of the log, as text. */
  log: string[];
  call<Op extends OperationId>(operationId: Op, input?: CallInput<Op>): Promise<CallAnswer<Op>>;
  /** Lets the acquirer do something else for as long as the work takes. */
  withAcquirer(other: Partial<Acquirer>, work: () => Promise<void>): Promise<void>;
}

export interface TestAppOptions {
  config?: Partial<Config>;
  deps?: Partial<AppDependencies>;
  app?: AppOptions;
  /** Of the connections to the database. */
  limits?: Parameters<typeof createTestDatabase>[0];
}

/** Stands in for what a test does without; touching it fails the test. */
function unused<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_target, property) => {
      throw new Error(`${name}.${String(property)} is not part of this test.`);
    },
  });
}

function cookieOf(response: LightMyRequestResponse): string {
  const [cookie] = String(response.headers['set-cookie'] ?? '').split(';');
  return cookie ?? '';
}

/** The session that a sign-in's answer sets. */
export function sessionOf(answer: { response: LightMyRequestResponse }): { cookie: string } {
  return { cookie: cookieOf(answer.response) };
}

function urlOf(operationId: OperationId, params: object, query: object): string {
  const values = params as Record<string, string>;
  const url = operations[operationId].path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? url : `${url}?${search}`;
}

function withoutAbsent(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const MODIFYING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The whole server on a database of its own, with a clock that stands still at 2 March 2026, 09:00 UTC. Call it at the
 * top of a test file. Every answer is compared with the contract; after each test, one that it does not declare fails it.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase(options.limits);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-files-'));
  const clock = fixedClock(new Date('2026-03-02T09:00:00Z'));
  const log: string[] = [];
  const violations: string[] = [];
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://localhost:4000', RATE_LIMIT_FACTOR: '1000000' }),
    dataFolder: folder,
    ...options.config,
  };
  const deps: AppDependencies = {
    config,
    database: testDatabase.database,
    clock,
    files: diskFiles(path.join(folder, 'files')),
    acquirer: unused('acquirer'),
    directoryServer: unused('directoryServer'),
    bank: unused('bank'),
    cardVaultKey: randomVaultKey(),
    webhookKey: randomVaultKey(),
    ...options.deps,
  };
  const app = await buildApp(deps, {
    background: false,
    logStream: { write: (line) => void log.push(line) },
    onContractViolation: (violation) => void violations.push(violation),
    ...options.app,
  });
  await app.ready();

  afterEach(() => {
    expect(violations.splice(0), 'answers that the contract does not declare').toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    app,
    deps,
    database: testDatabase.database,
    testDatabase,
    clock,
    log,
    call: async (operationId, { as, params, query, body, payload, headers, ip } = {}) => {
      const { method } = operations[operationId];
      const response = await app.inject({
        method,
        url: urlOf(operationId, params ?? {}, query ?? {}),
        headers: withoutAbsent({
          cookie: as !== undefined && 'cookie' in as ? as.cookie : undefined,
          authorization: as !== undefined && 'bearer' in as ? `Bearer ${as.bearer}` : undefined,
          origin: MODIFYING.has(method) ? config.publicOrigin : undefined,
          ...headers,
        }),
        payload: payload ?? (body as object | undefined),
        ...(ip === undefined ? {} : { remoteAddress: ip }),
      });
      const json = response.headers['content-type']?.toString().startsWith('application/json')
        ? response.json()
        : {};
      return { status: response.statusCode, data: json.data, meta: json.meta, error: json, response };
    },
    withAcquirer: async (other, work) => {
      const { acquirer } = deps;
      Object.assign(deps, { acquirer: { ...acquirer, ...other } satisfies Acquirer });
      try {
        await work();
      } finally {
        Object.assign(deps, { acquirer });
      }
    },
  };
}
