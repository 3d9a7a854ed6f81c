// Permission checks a second with wildcards, ours against CASL, in the same run.
// `npm run bench:permission -w @harbour/design-system`; exits with 1 where a target is missed.
import { createMongoAbility } from '@casl/ability';
import { permissionKeys } from '@harbour/contract/enums';
import { permissionSet, type Grant, type RequiredPermission } from '@harbour/domain/permission';
import { weigh } from '../bundle.ts';
import { median } from '../browser.ts';

const runs = 7;
const checks = 5_000_000;

/** An accountant's role: one wildcard of a resource, one of a privilege, some single grants. */
const grants: readonly Grant[] = [
  { resource: 'payments', privilege: '*' },
  { resource: '*', privilege: 'list' },
  { resource: 'settlement', privilege: 'view' },
  { resource: 'payment_links', privilege: 'create' },
  { resource: 'payment_links', privilege: 'update' },
];
const required: readonly RequiredPermission[] = permissionKeys;
const split = required.map((key) => key.split('.') as [resource: string, privilege: string]);

const allowed = permissionSet(grants);
const ability = createMongoAbility(
  grants.map(({ resource, privilege }) => ({
    subject: resource === '*' ? 'all' : resource,
    action: privilege === '*' ? 'manage' : privilege,
  })),
);

const contenders = {
  ours: () => {
    let yes = 0;
    for (let index = 0; index < checks; index += 1) {
      if (allowed.has(required[index % required.length] ?? 'payments.list')) yes += 1;
    }
    return yes;
  },
  casl: () => {
    let yes = 0;
    for (let index = 0; index < checks; index += 1) {
      const [resource, privilege] = split[index % split.length] ?? ['payments', 'list'];
      if (ability.can(privilege, resource)) yes += 1;
    }
    return yes;
  },
};
if (contenders.ours() !== contenders.casl()) throw new Error('They disagree about what is allowed.');

const millions = { ours: [] as number[], casl: [] as number[] };
for (let run = 0; run < runs; run += 1) {
  for (const name of ['ours', 'casl'] as const) {
    const begin = performance.now();
    contenders[name]();
    millions[name].push(checks / (performance.now() - begin) / 1000);
  }
}
const ours = median(millions.ours);
const casl = median(millions.casl);

// The list of keys is the contract's, which every app has anyway; the rule is what we add.
const source = "import { permissionSet } from '@harbour/domain/permission'; globalThis.kept = permissionSet;";
const keysOnly =
  "import { permissionKeys } from '@harbour/contract/enums'; globalThis.kept = permissionKeys;";
const weight = ((await weigh(source)).js - (await weigh(keysOnly)).js) / 1000;

console.log(`Permission checks with wildcards, ${checks.toLocaleString('en')} a run, median of ${runs}`);
console.table({
  Harbour: { 'million checks a second': Math.round(ours), 'gzip kB': weight.toFixed(2) },
  CASL: {
    'million checks a second': Math.round(casl),
    'gzip kB': (
      (
        await weigh(
          "import { createMongoAbility } from '@casl/ability'; globalThis.kept = createMongoAbility;",
        )
      ).js / 1000
    ).toFixed(2),
  },
});
const results = [
  { what: 'checks ÷ CASL', value: ours / casl, held: ours / casl >= 3, limit: 'at least 3' },
  { what: 'kB of the rule', value: weight, held: weight <= 0.5, limit: 'at most 0.5' },
];
for (const { what, value, held, limit } of results) {
  console.log(`${held ? 'held  ' : 'MISSED'}  ${what}: ${Number(value.toFixed(2))} (${limit})`);
  if (!held) process.exitCode = 1;
}
