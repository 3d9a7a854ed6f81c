import { expect, test as base } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openStory } from './story.ts';
import { differences, stylesOf } from './styles.ts';

const here = path.dirname(import.meta.dirname);
const storybook = path.join(
  path.dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Storybook as it is developed with: style sheets come one by one, in the order in which modules are run. */
const test = base.extend<object, { developed: string }>({
  developed: [
    async ({ browserName: _browserName }, use) => {
      const port = await freePort();
      const server = spawn(
        process.execPath,
        [
          storybook,
          'dev',
          '--host',
          '127.0.0.1',
          '-p',
          String(port),
          '--ci',
          '--no-open',
          '--quiet',
          '--disable-telemetry',
        ],
        { cwd: here, stdio: 'ignore' },
      );
      const origin = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(`${origin}/iframe.html`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 90_000 },
        )
        .toBe(true);
      await use(origin);
      server.kill();
      await once(server, 'exit');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One after the other, so that one development server serves them all.
test.describe.configure({ mode: 'default' });

// Components that lay a class of their own over another component's, or over a variant.
for (const id of [
  'fields-all-fields--with-error',
  'actions-button--sizes',
  'data-datatable--full',
  'dashboard-home--full',
  'layouts-checkoutlayout--card',
]) {
  test(`${id} has the same styles while it is developed and as it is built`, async ({ page, developed }) => {
    await openStory(page, id);
    const built = await stylesOf(page);
    await openStory(page, id, { origin: developed });
    const fresh = await stylesOf(page);
    expect(fresh.map(({ element }) => element)).toEqual(built.map(({ element }) => element));
    expect(differences(fresh, built)).toEqual([]);
  });
}
