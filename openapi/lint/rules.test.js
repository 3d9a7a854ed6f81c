import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodDocument } from './good-document.js';
import { rules } from './plugin.js';

const config = fileURLToPath(new URL('../redocly.yaml', import.meta.url));
const redocly = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

const operation = (document) => document.paths['/payments'].post;
const created = (document) => operation(document).responses['201'].content['application/json'];
const body = (document) => operation(document).requestBody.content['application/json'];
const payment = (document) => document.components.schemas.Payment.properties;

/** What breaks a rule, and what the rule then says. */
const cases = [
  ['operation-described', 'operationId', (d) => delete operation(d).operationId],
  ['operation-described', 'camelCase', (d) => (operation(d).operationId = 'create-payment')],
  ['operation-described', 'tag', (d) => (operation(d).tags = [])],
  ['operation-described', 'summary', (d) => delete operation(d).summary],
  ['operation-described', 'description', (d) => delete operation(d).description],
  ['operation-access', 'security', (d) => delete operation(d).security],
  ['operation-access', 'x-permission', (d) => delete operation(d)['x-permission']],
  ['operation-access', 'x-permission', (d) => (operation(d)['x-permission'] = 'settlements.list')],
  ['operation-access', 'public', (d) => (operation(d).security = [])],
  ['operation-errors', '400', (d) => delete operation(d).responses['400']],
  ['operation-errors', '401', (d) => delete operation(d).responses['401']],
  ['operation-errors', '403', (d) => delete operation(d).responses['403']],
  ['operation-errors', '413', (d) => delete operation(d).responses['413']],
  ['operation-errors', '415', (d) => delete operation(d).responses['415']],
  ['operation-errors', '422', (d) => delete operation(d).responses['422']],
  ['operation-errors', '429', (d) => delete operation(d).responses['429']],
  ['operation-errors', '500', (d) => delete operation(d).responses['500']],
  ['operation-errors', '503', (d) => delete operation(d).responses['503']],
  [
    'error-schema',
    'Error schema',
    (d) => (operation(d).responses['422'].content['application/json'].schema = { type: 'object' }),
  ],
  ['success-envelope', '{ data', (d) => (created(d).schema = { $ref: '#/components/schemas/Payment' })],
  ['named-examples', 'named example', (d) => delete created(d).examples],
  ['named-examples', 'named example', (d) => delete body(d).examples],
  [
    'named-examples',
    'named example',
    (d) => delete operation(d).responses['401'].content['application/json'].examples,
  ],
  [
    'named-examples',
    'not example',
    (d) => {
      body(d).example = { note: 'Hello' };
      delete body(d).examples;
    },
  ],
  ['named-examples', 'snake_case', (d) => (body(d).examples = { 'Not-Snake': { value: {} } })],
  ['snake-case-properties', 'paidAt', (d) => (payment(d).paidAt = { type: 'string' })],
  ['id-pattern', 'Id id', (d) => delete payment(d).id.pattern],
  ['id-pattern', 'settlement_id', (d) => delete payment(d).settlement_id.oneOf[0].pattern],
  ['idempotency-key', 'takes Idempotency-Key', (d) => (operation(d).parameters = [])],
  [
    'idempotency-key',
    'has no x-no-idempotency-key',
    (d) => (operation(d)['x-no-idempotency-key'] = 'Because.'),
  ],
  ['idempotency-key', '409', (d) => delete operation(d).responses['409']],
  ['closed-requests', 'additionalProperties', (d) => delete body(d).schema.additionalProperties],
];

const folder = mkdtempSync(path.join(tmpdir(), 'harbour-lint-'));
/** Problems by document. One run for all, since a start of the linter takes longer than its work. */
const problems = new Map();

function write(name, document) {
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(document));
  problems.set(name, []);
  return file;
}

beforeAll(() => {
  const files = [write('good', goodDocument())];
  cases.forEach(([, , breakIt], index) => {
    const document = goodDocument();
    breakIt(document);
    files.push(write(`bad-${index}`, document));
  });
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [redocly, 'lint', ...files, '--config', config, '--format', 'checkstyle'],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  if (error) throw error;
  let current;
  for (const line of stdout.split('\n')) {
    const file = /<file name=".*?([\w-]+)\.json">/.exec(line);
    if (file) current = problems.get(file[1]);
    const found = /<error .*message="(.*?)" source="(.*?)"/.exec(line);
    if (found) current?.push({ rule: found[2], message: found[1] });
  }
  if (!stdout.includes('<checkstyle')) throw new Error(`The linter said nothing: ${stderr}`);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the good document breaks no rule', () => {
  expect(problems.get('good')).toEqual([]);
});

test('every rule has a document that breaks it', () => {
  expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
});

describe('a document that breaks a rule is refused', () => {
  test.for(cases.map(([rule, words], index) => [rule, words, index]))(
    '%s: %s (case %i)',
    ([rule, words, index]) => {
      const said = problems.get(`bad-${index}`).filter((problem) => problem.rule === `harbour/${rule}`);
      expect(said.map((problem) => problem.message).join('\n')).toContain(words);
    },
  );
});
