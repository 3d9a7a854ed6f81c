import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientDocument } from './client-document.ts';
import { renderDefaults } from './defaults.ts';
import { resolve } from './document.ts';
import type { OpenApiDocument } from './document.ts';
import { pluralOf, renderEnums } from './enums.ts';
import { renderExamples } from './examples.ts';
import { renderOperations } from './operations.ts';
import { generateClients } from './orval.ts';

const fixture = JSON.parse(readFileSync(new URL('fixture.json', import.meta.url), 'utf8')) as OpenApiDocument;

/** What a rendered module exports once its types are stripped, which is how Node reads it. */
async function evaluate(source: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-generate-'));
  const file = join(folder, 'module.ts');
  writeFileSync(file, source);
  const exported = (await import(/* @vite-ignore */ file)) as object;
  rmSync(folder, { recursive: true });
  return { ...exported };
}

describe('enums', () => {
  test('each named enum has an array; a null among its values is left out', async () => {
    expect(await evaluate(renderEnums(fixture))).toEqual({
      colours: ['red', 'green'],
      nullableStatuses: ['open', 'shut'],
    });
  });

  test.each([
    ['PermissionKey', 'permissionKeys'],
    ['PaymentStatus', 'paymentStatuses'],
    ['Currency', 'currencies'],
    ['TokenDelivery', 'tokenDeliveries'],
    ['Mode', 'modes'],
  ])('%s are %s', (name, plural) => {
    expect(pluralOf(name)).toBe(plural);
  });
});

test('a shared parameter that has a default has a constant, others have none', async () => {
  const parameters = {
    Limit: { name: 'limit', in: 'query', schema: { default: 25 } },
    Cursor: { name: 'cursor', in: 'query', schema: {} },
  } as const;
  const { components } = fixture;
  const document = { ...fixture, components: { ...components, parameters } };
  expect(await evaluate(renderDefaults(document))).toEqual({ defaultLimit: 25 });
});

test('the operation table says how, where and who', async () => {
  const { operations } = await evaluate(renderOperations(fixture));
  expect(operations).toEqual({
    getThing: {
      method: 'GET',
      path: '/things/{id}',
      tag: 'things',
      permission: 'things.view',
      security: ['session'],
      extension: false,
      idempotent: false,
      successStatus: 200,
      statuses: [200, 401, 404],
    },
    changeThing: {
      method: 'PUT',
      path: '/things/{id}',
      tag: 'things',
      permission: null,
      security: [],
      extension: true,
      idempotent: true,
      successStatus: 204,
      statuses: [204, 401],
    },
    listThings: expect.objectContaining({ path: '/things', permission: 'things.list' }),
  });
});

test('examples keep their zeros and nulls, and follow references', async () => {
  const { examples } = await evaluate(renderExamples(fixture));
  expect(examples).toEqual({
    getThing: {
      200: {
        free: { data: { fee: 0, colour: null, parent: null } },
        shared: { data: { fee: 1, colour: 'red', parent: { id: 'a' } } },
      },
      401: { default: { message: 'Sign in' } },
      404: {},
    },
    changeThing: { 204: {}, 401: { default: { message: 'Sign in' } } },
    listThings: { 200: {} },
  });
});

test('a reference to nothing is reported', () => {
  expect(() => resolve(fixture, { $ref: '#/components/schemas/Nowhere' })).toThrow(
    'Nothing at #/components/schemas/Nowhere',
  );
});

describe('the client', () => {
  let folder = '';
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'harbour-client-'));
    await generateClients(clientDocument(fixture), `${folder}/`);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('answers one thing without its envelope and a page with it', () => {
    expect(read('client.ts')).toMatch(/getThing = async \([^)]*\): Promise<Thing>/);
    expect(read('client.ts')).toMatch(/listThings = async \([^)]*\): Promise<ListThings200>/);
  });

  test('encodes parameters in paths', () => {
    expect(read('client.ts')).toContain('/things/${encodeURIComponent(String(id))}');
  });

  test('keeps null in nullable enums and references', () => {
    expect(read('model/thing.ts')).toMatch(/colour: Colour \| null;/);
    expect(read('model/thing.ts')).toMatch(/parent: Parent \| null;/);
    expect(read('model/nullableStatus.ts')).toMatch(/'open' \| 'shut' \| null/);
    expect(read('validation.ts')).toMatch(
      /"colour": zod\.union\(\[zod\.enum\(\['red', 'green'\]\).*zod\.null\(\)\]\)/,
    );
  });

  test('gives plain functions without TanStack Query and hooks with it', () => {
    expect(read('client.ts')).not.toContain('@tanstack');
    expect(read('queries.ts')).toContain('useGetThing');
  });
});
