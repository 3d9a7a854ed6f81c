// The layers of the house, as rules. Each is proven in dependency-cruiser.test.mjs by a fixture that breaks it.

const tests = String.raw`\.(test|stories|pact)\.tsx?$|\.pact\.test\.ts$|/testing/|/server-tests/|^apps/api/pact/|/e2e/|^apps/storybook/|/\.storybook/|\.config\.m?ts$`;
/** Compositions of several apps; the server's tests charge cards in the real sandbox. */
const compositionRoots = '^apps/(all-in-one|storybook|api/(src/testing|faults))/';

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|/\\+types/' },
    },
    {
      name: 'declared-dependency',
      comment:
        'A package names what it imports in its own package.json; tools for development may stand in the root’s.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'workspace-by-name',
      comment: 'Another package is imported by its name, so that its exports decide what is public.',
      severity: 'error',
      from: { path: '^(libs|apps)/([^/]+)/' },
      to: {
        path: '^(libs|apps)/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['npm', 'aliased'],
      },
    },
    {
      name: 'libs-know-no-app',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|e2e)/' },
    },
    {
      name: 'contract-imports-only-openapi',
      severity: 'error',
      from: { path: '^libs/contract/' },
      to: { path: '^(libs/(?!contract/)|apps/|e2e/)' },
    },
    {
      name: 'domain-imports-only-contract-enums',
      comment: 'Domain is pure: the enums and types of the contract, and nothing from npm at run time.',
      severity: 'error',
      from: { path: '^libs/domain/src/', pathNot: tests },
      to: { path: '^(libs/(?!domain/|contract/src/generated/(enums|model)\\b)|apps/|e2e/|node_modules/)' },
    },
    {
      name: 'design-system-fetches-nothing',
      comment: 'The design system knows domain and the contract’s types: no calls, no router, no app-kit.',
      severity: 'error',
      from: { path: '^libs/design-system/' },
      to: {
        path: '^libs/app-kit/|^libs/contract/src/(http|generated/(client|queries|validation))|^node_modules/(react-router|@react-router|@tanstack/react-query)/',
      },
    },
    {
      name: 'no-app-imports-another',
      comment: 'Only compositions (all-in-one, storybook, e2e) put apps together.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: compositionRoots },
      to: { path: '^apps/(?!$1/)' },
    },
    {
      name: 'server-knows-no-react',
      severity: 'error',
      from: { path: '^apps/(api|card-network)/' },
      to: {
        path: '^node_modules/(react|react-dom|react-router|@tanstack/react-query)/|^libs/(design-system|app-kit)/|^libs/contract/src/generated/queries',
      },
    },
    {
      name: 'feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/(?!$2/)[^/]+/' },
    },
    {
      name: 'only-routes-import-screens',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: `(^|/)(routes|root)(\\.tsx?$|/)|${tests}` },
      to: { path: '^apps/[^/]+/src/features/.*Screen\\.tsx$' },
    },
    {
      name: 'repositories-stay-in-their-module',
      comment: 'A server module asks another’s use case, never its repository.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: tests },
      to: { path: '^apps/api/src/(?!$1/).+repository\\.ts$' },
    },
    {
      name: 'mocks-only-in-tests',
      comment:
        'msw and faker weigh hundreds of kilobytes: nothing that ships may reach them. Benches do not ship.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: `^libs/contract/src/mocks\\.ts$|^apps/[^/]+/bench/|${tests}` },
      to: {
        path: '^node_modules/(msw|@mswjs|@faker-js)/|^libs/contract/src/mocks\\.ts$|^libs/app-kit/src/testing/',
      },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      // Whoever kills the server has the same stand-ins beside it as the tests.
      from: { path: '^(libs|apps)/', pathNot: [tests, '^apps/api/faults/'] },
      to: { path: tests, pathNot: '\\.config\\.m?ts$|^apps/storybook/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|build|reports|storybook-static|\\.react-router|\\.data|coverage|test-results)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    preserveSymlinks: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
