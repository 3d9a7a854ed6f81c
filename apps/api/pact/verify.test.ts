import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { startProvider } from './provider.ts';

const APPS = path.join(import.meta.dirname, '../..');
const CONSUMERS = ['dashboard', 'checkout'];

interface PactFile {
  interactions: { providerStates?: { name: string }[] }[];
}

function pactsOf(consumer: string): string[] {
  const folder = path.join(APPS, consumer, 'pacts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}

/** Every state that a pact asks for. */
function statesOf(file: string): string[] {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
  return [
    ...new Set(interactions.flatMap(({ providerStates }) => (providerStates ?? []).map(({ name }) => name))),
  ];
}

test.each(CONSUMERS)(
  'the server answers as %s expects',
  async (consumer) => {
    const pacts = pactsOf(consumer);
    expect(pacts, `pacts of ${consumer}: run its target "pact" first`).not.toEqual([]);
    const provider = await startProvider();
    try {
      await new Verifier({
        provider: 'harbour-api',
        providerBaseUrl: provider.url,
        pactUrls: pacts,
        logLevel: 'error',
        beforeEach: () => provider.reset(),
        stateHandlers: Object.fromEntries(
          pacts.flatMap(statesOf).map((state) => [state, () => provider.enter(state)]),
        ),
      }).verifyProvider();
    } finally {
      await provider.close();
    }
  },
  600_000,
);
