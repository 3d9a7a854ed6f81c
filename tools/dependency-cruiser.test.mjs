// Every rule of the layers is broken once in a small workspace, and each must catch exactly that.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const tools = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(tools);

/** What is right: the imports that the house lives by. */
const allowed = {
  'libs/contract/src/generated/enums.ts': 'export const permissionKeys = [];',
  'libs/contract/src/generated/client.ts': "export * from '../http.ts';",
  'libs/contract/src/generated/queries.ts': "import '@tanstack/react-query';\nexport * from '../http.ts';",
  'libs/contract/src/http.ts': 'export const request = 1;',
  'libs/contract/src/mocks.ts': "import 'msw';\nexport const mock = 1;",
  'libs/domain/src/permission.ts': "import '@harbour/contract/enums';\nexport const allows = 1;",
  'libs/domain/src/permission.test.ts': "import 'vitest';\nimport './permission.ts';",
  'libs/design-system/src/Button/Button.tsx':
    "import 'react';\nimport '@harbour/domain/permission';\nexport const Button = 1;",
  'libs/app-kit/src/session.ts':
    "import '@harbour/contract/queries';\nimport 'react-router';\nimport '@harbour/design-system/Button';\nexport const session = 1;",
  'libs/app-kit/src/testing/testing.ts': "import '@harbour/contract/mocks';\nexport const render = 1;",
  'apps/dashboard/src/routes.tsx': "import './features/payments/PaymentsScreen.tsx';",
  'apps/dashboard/src/features/payments/PaymentsScreen.tsx':
    "import './queries.ts';\nexport const PaymentsScreen = 1;",
  'apps/dashboard/src/features/payments/queries.ts':
    "import '@harbour/contract/queries';\nexport const usePayments = 1;",
  'apps/dashboard/src/features/payments/PaymentsScreen.test.tsx':
    "import '@harbour/app-kit/testing';\nimport 'msw';\nimport './PaymentsScreen.tsx';",
  'apps/dashboard/src/features/payments/PaymentsScreen.stories.tsx':
    "import '@harbour/contract/mocks';\nimport './PaymentsScreen.tsx';",
  'apps/api/src/payments/payment-repository.ts': 'export const paymentRepository = 1;',
  'apps/api/src/payments/refund-payment.ts':
    "import './payment-repository.ts';\nexport const refundPayment = 1;",
  'apps/api/src/refunds/handlers.ts': "import '../payments/refund-payment.ts';\nexport const handlers = 1;",
  'apps/api/src/testing/card-network.ts': "import '@harbour/card-network/app';",
  'apps/card-network/src/app.ts': 'export const buildApp = 1;',
  'apps/all-in-one/src/main.ts': "import '@harbour/api/refunds/handlers';",
  // Closes the circle that circle-a opens; a circle is reported where it is first met.
  'libs/domain/src/circle-b.ts': "import './circle-a.ts';",
  'e2e/payments.spec.ts': "import '@harbour/api/refunds/handlers';",
};

/** What is wrong: rule → file → the import that breaks it. */
const forbidden = {
  'no-cycle': {
    'libs/domain/src/circle-a.ts': './circle-b.ts',
  },
  resolvable: { 'libs/domain/src/nowhere.ts': './no-such-file.ts' },
  'declared-dependency': { 'apps/dashboard/src/undeclared.ts': 'left-pad' },
  'workspace-by-name': { 'libs/app-kit/src/by-path.ts': '../../contract/src/http.ts' },
  'libs-know-no-app': { 'libs/app-kit/src/upwards.ts': '@harbour/api/refunds/handlers' },
  'contract-imports-only-openapi': { 'libs/contract/src/upwards.ts': '@harbour/domain/permission' },
  'domain-imports-only-contract-enums': {
    'libs/domain/src/calls.ts': '@harbour/contract/http',
    'libs/domain/src/package.ts': 'react',
  },
  'design-system-fetches-nothing': {
    'libs/design-system/src/Fetching/Fetching.tsx': '@harbour/contract/client',
    'libs/design-system/src/Routing/Routing.tsx': 'react-router',
    'libs/design-system/src/Upwards/Upwards.tsx': '@harbour/app-kit/session',
  },
  'no-app-imports-another': { 'apps/dashboard/src/other-app.ts': '@harbour/api/payments/refund-payment' },
  'server-knows-no-react': {
    'apps/api/src/http/rendering.ts': 'react',
    'apps/api/src/http/components.ts': '@harbour/design-system/Button',
    'apps/api/src/http/hooks.ts': '@harbour/contract/queries',
  },
  'feature-imports-no-other-feature': {
    'apps/dashboard/src/features/home/neighbour.ts': '../payments/queries.ts',
  },
  'only-routes-import-screens': { 'apps/dashboard/src/layout.ts': './features/payments/PaymentsScreen.tsx' },
  'repositories-stay-in-their-module': {
    'apps/api/src/refunds/reach-in.ts': '../payments/payment-repository.ts',
  },
  'mocks-only-in-tests': {
    'apps/dashboard/src/mocked.ts': '@harbour/contract/mocks',
    'apps/dashboard/src/worker.ts': 'msw',
    'libs/app-kit/src/mocked.ts': './testing/testing.ts',
  },
  'nothing-imports-tests': { 'libs/domain/src/tested.ts': './permission.test.ts' },
};

/** Breaking one rule may break a wider one too. */
const alsoBroken = {
  'libs/app-kit/src/mocked.ts': 'nothing-imports-tests',
};

let workspace = '';

function write(file, text) {
  const target = path.join(workspace, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function writePackage(folder, exported) {
  const name = `@harbour/${path.basename(folder)}`;
  const dependencies = Object.fromEntries(
    ['contract', 'domain', 'design-system', 'app-kit', 'api', 'card-network']
      .map((each) => [`@harbour/${each}`, '1'])
      .concat(['react', 'react-router', '@tanstack/react-query', 'msw', 'vitest'].map((each) => [each, '1'])),
  );
  write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: exported, dependencies }));
  mkdirSync(path.join(workspace, 'node_modules/@harbour'), { recursive: true });
  symlinkSync(path.join(workspace, folder), path.join(workspace, 'node_modules', name));
}

beforeAll(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'harbour-layers-'));
  copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(workspace, 'tsconfig.base.json'));
  write('package.json', JSON.stringify({ name: 'fixture', workspaces: ['libs/*', 'apps/*'] }));
  for (const name of ['react', 'react-router', '@tanstack/react-query', 'msw', 'vitest', 'left-pad']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = 1;');
  }
  const source = { './*': './src/*.ts' };
  writePackage('libs/contract', {
    './enums': './src/generated/enums.ts',
    './client': './src/generated/client.ts',
    './queries': './src/generated/queries.ts',
    ...source,
  });
  writePackage('libs/domain', source);
  writePackage('libs/design-system', { './*': './src/*/*.tsx' });
  writePackage('libs/app-kit', { './testing': './src/testing/testing.ts', ...source });
  for (const app of ['api', 'card-network', 'dashboard', 'all-in-one']) writePackage(`apps/${app}`, source);
  for (const [file, text] of Object.entries(allowed)) write(file, text);
  for (const files of Object.values(forbidden)) {
    for (const [file, target] of Object.entries(files))
      write(file, `import '${target}';\nexport const broken = 1;`);
  }
});

afterAll(() => {
  rmSync(workspace, { recursive: true });
});

/** The violations that the rules find in the workspace, as `rule: file`, sorted. */
function violations() {
  const bin = path.join(root, 'node_modules/.bin/depcruise');
  const config = path.join(tools, 'dependency-cruiser.cjs');
  const args = [bin, '--config', config, '--output-type', 'json', 'libs', 'apps', 'e2e'];
  let output = '';
  try {
    output = execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' });
  } catch (error) {
    output = error.stdout;
  }
  const { summary } = JSON.parse(output);
  return [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].toSorted();
}

test('each rule catches what breaks it, and nothing that is right', () => {
  const expected = Object.entries(forbidden).flatMap(([rule, files]) =>
    Object.keys(files).flatMap((file) => [
      `${rule}: ${file}`,
      ...(alsoBroken[file] ? [`${alsoBroken[file]}: ${file}`] : []),
    ]),
  );
  expect(violations()).toEqual(expected.toSorted());
});

test('no rule goes unproven', async () => {
  const { default: config } = await import('./dependency-cruiser.cjs');
  expect(config.forbidden.map(({ name }) => name).toSorted()).toEqual(Object.keys(forbidden).toSorted());
});
