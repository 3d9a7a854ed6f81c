// Writes src/generated/ out of the bundled OpenAPI document. Everything in there is git-ignored and made anew.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { clientDocument } from './client-document.ts';
import { renderDefaults } from './defaults.ts';
import { banner } from './document.ts';
import type { OpenApiDocument } from './document.ts';
import { renderEnums } from './enums.ts';
import { renderExamples } from './examples.ts';
import { renderOperations } from './operations.ts';
import { generateClients } from './orval.ts';

const bundle = process.argv[2] ?? fileURLToPath(import.meta.resolve('@harbour/openapi/bundled.json'));
const document = JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument & OpenAPI3;

const target = fileURLToPath(new URL('../src/generated/', import.meta.url));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const write = (name: string, text: string) => writeFileSync(`${target}${name}`, text);

write('enums.ts', renderEnums(document));
write('defaults.ts', renderDefaults(document));
write('operations.ts', renderOperations(document));
write('examples.ts', renderExamples(document));
const schemas =
  "\n/** The document's schemas by name: `Schemas['Payment']`. */\nexport type Schemas = components['schemas'];\n";
write('schema.ts', banner + astToString(await openapiTypescript(document)) + schemas);
await generateClients(clientDocument(document), target);
