import type { OperationId } from '@harbour/contract/operations';
import { operations } from '@harbour/contract/operations';
import fc from 'fast-check';
import type { OperationSchemas } from '../../http/contract-document.ts';
import { schemasOf } from '../../http/contract-document.ts';
import { PDF, PNG } from '../document-samples.ts';
import { brokenBody, contentTypes, hostileText, spoilt } from './hostile.ts';
import { isObject } from './json.ts';
import type { Known } from './schema-arbitrary.ts';
import { valuesOf } from './schema-arbitrary.ts';

/** A request as it goes out. */
export interface FuzzRequest {
  operationId: OperationId;
  /** Who sends it, by a name. */
  caller: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

interface Parts {
  path: unknown;
  query: unknown;
  header: unknown;
  body: unknown;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'SEARCH'];
const BOUNDARY = 'fuzz-boundary';

/** Requests to an operation: a half as the contract has them, the others spoilt in one way or another. */
export function requestsTo(
  operationId: OperationId,
  caller: fc.Arbitrary<string>,
  known: Known,
): fc.Arbitrary<FuzzRequest> {
  const { method, path } = operations[operationId];
  const schemas = schemasOf(operationId);
  const parts: fc.Arbitrary<Parts> = fc.record({
    path: valuesOf(schemas.path, known),
    query: valuesOf(schemas.query, known),
    header: valuesOf(schemas.header, known),
    body: schemas.body === undefined ? fc.constant(undefined) : valuesOf(schemas.body, known),
  });
  const proper = fc
    .tuple(caller, parts)
    .map(([who, each]) => assemble(operationId, who, method, urlOf(path, each), each, schemas));

  const oneSpoilt = fc
    .tuple(parts, fc.constantFrom('path', 'query', 'header', 'body', 'body'))
    .chain(([each, which]) => spoilt(each[which]).map((hostile): Parts => ({ ...each, [which]: hostile })));
  const spoiltParts = fc
    .tuple(caller, oneSpoilt)
    .map(([who, each]) => assemble(operationId, who, method, urlOf(path, each), each, schemas));
  const otherBody = fc.tuple(proper, brokenBody, contentTypes).map(([request, body, type]) => ({
    ...request,
    headers: { ...request.headers, 'content-type': type },
    body,
  }));
  const otherMethod = fc
    .tuple(proper, fc.constantFrom(...METHODS))
    .map(([request, other]) => ({ ...request, method: other }));
  const otherUrl = fc
    .tuple(
      proper,
      fc.constantFrom(
        '?limit=%',
        '?cursor=%E0%A4%A',
        '?mode=test&mode=live',
        '?limit[]=1',
        '?__proto__=1',
        '?limit=1e999',
        '/',
        '/..',
        '%00',
        '%2e%2e%2f',
        '#x',
        `?search=${'x'.repeat(7_000)}`,
      ),
    )
    .map(([request, end]) => ({ ...request, url: request.url + end }));
  const otherHeaders = fc
    .tuple(
      proper,
      fc.constantFrom(
        'idempotency-key',
        'authorization',
        'cookie',
        'origin',
        'accept',
        'content-encoding',
        'x-forwarded-for',
        'accept-language',
      ),
      hostileText,
    )
    .map(([request, name, text]) => ({
      ...request,
      headers: { ...request.headers, [name]: headerOf(text) },
    }));

  return fc.oneof(
    { weight: 5, arbitrary: proper },
    { weight: 4, arbitrary: spoiltParts },
    { weight: 1, arbitrary: otherBody },
    { weight: 1, arbitrary: otherMethod },
    { weight: 1, arbitrary: otherUrl },
    { weight: 1, arbitrary: otherHeaders },
  );
}

/** A lone surrogate goes out as the bytes that no decoder takes. */
function percent(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Node sends no header with other characters. */
function headerOf(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000);
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function urlOf(template: string, { path, query }: Parts): string {
  const values = isObject(path) ? path : {};
  const url = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => percent(wordOf(values[name])));
  const search = Object.entries(isObject(query) ? query : { query })
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => `${percent(name)}=${percent(wordOf(each))}`),
    )
    .join('&');
  return search === '' ? url : `${url}?${search}`;
}

function assemble(
  operationId: OperationId,
  caller: string,
  method: string,
  url: string,
  { header, body }: Parts,
  schemas: OperationSchemas,
): FuzzRequest {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(isObject(header) ? header : {}))
    if (/^[\w-]+$/.test(name)) headers[name] = headerOf(wordOf(value));
  if (body === undefined) return { operationId, caller, method, url, headers, body: undefined };
  const multipart = schemas.bodyKind === 'multipart';
  headers['content-type'] = multipart ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  return {
    operationId,
    caller,
    method,
    url,
    headers,
    body: multipart ? formOf(body) : Buffer.from(JSON.stringify(body) ?? ''),
  };
}

function formOf(body: unknown): Buffer {
  const fields = Object.entries(isObject(body) ? body : { body });
  const parts = fields.flatMap(([name, value], index) => {
    const isFile = name === 'file' || name === 'document';
    const file = isFile
      ? `; filename="a.${index % 2 === 0 ? 'pdf' : 'png'}"\r\ncontent-type: application/pdf`
      : '';
    const content = isFile ? (wordOf(value).length % 3 === 0 ? PNG : PDF) : Buffer.from(wordOf(value));
    return [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${headerOf(name).replaceAll('"', '')}"${file}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
