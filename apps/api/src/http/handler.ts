import type { Readable } from 'node:stream';
import type { OperationId } from '@harbour/contract/operations';
import type { operations as OperationTypes } from '@harbour/contract/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { IdKind } from '../platform/ids.ts';
import type { CallerOf } from './caller.ts';
import type { JoinedCall } from './idempotency.ts';

export type { OperationId } from '@harbour/contract/operations';

type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } } ? Json : never;
type Given<Value> = [Value] extends [never] ? undefined : Value;

/** Path parameters, already checked and coerced. */
export type Params<Op extends OperationId> = NonNullable<OperationTypes[Op]['parameters']['path']>;
/** Query parameters, already checked and coerced; defaults are filled in. */
export type Query<Op extends OperationId> = NonNullable<OperationTypes[Op]['parameters']['query']>;
/** The JSON body, already checked. */
export type Body<Op extends OperationId> = JsonOf<NonNullable<OperationTypes[Op]['requestBody']>>;

type Responses<Op extends OperationId> = OperationTypes[Op]['responses'];
/** The declared success status of the operation: 200, 201, 202 … */
export type SuccessStatus<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204>;
type SuccessJson<Op extends OperationId> = JsonOf<Responses<Op>[SuccessStatus<Op>]>;
/** What the wire carries under `data`. */
export type Data<Op extends OperationId> = SuccessJson<Op> extends { data: infer D } ? D : undefined;
type Meta<Op extends OperationId> = SuccessJson<Op> extends { meta?: infer M } ? M : undefined;

/** A file of a multipart body, kept in memory (10 MB at most). */
export interface UploadedFile {
  field: string;
  filename: string;
  content: Buffer;
}

export interface RequestContext {
  requestId: string;
  /** The peer's address in canonical form; an IPv4-mapped IPv6 address is its IPv4 address. */
  ip: string;
  userAgent: string;
  /** The Idempotency-Key, where the caller sent one. */
  idempotencyKey: string | undefined;
  /**
   * The id for the one resource of that kind that this call makes. A call that was killed midway and is sent again
   * with the same Idempotency-Key gets the same id, so insert with `on conflict (id) do nothing` and carry on. Handlers that claim
   * their calls themselves have none.
   */
  resourceId(kind: IdKind): string;
  /** For the handlers that claim their calls themselves, where the caller sent an Idempotency-Key. */
  joined: JoinedCall | undefined;
  log: FastifyBaseLogger;
}

export interface HandlerRequest<Op extends OperationId> {
  params: Params<Op>;
  query: Query<Op>;
  body: Body<Op>;
  /** Of a multipart form: its fields as they came, and its files. */
  form: Readonly<Record<string, string | undefined>>;
  files: readonly UploadedFile[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Who calls, by what the operation's security and permission demand. */
  caller: CallerOf<Op>;
  context: RequestContext;
}

/** A session cookie to set, or `null` to clear it. */
export interface SessionCookie {
  session: { token: string; expiresAt: Date } | null;
}

export interface JsonAnswer<Op extends OperationId> {
  data: Data<Op>;
  meta?: Given<Meta<Op>>;
  /** Only where the operation declares more than one success; else its own is taken. */
  status?: SuccessStatus<Op>;
  cookies?: SessionCookie;
}

/** A JSON body without the envelope, for messages whose form another specification settles (EMV 3-D Secure). */
export interface RawAnswer {
  raw: object;
  status?: number;
}

/** A download, written as it is read. */
export interface StreamAnswer {
  stream: Readable;
  contentType: string;
  filename: string;
}

export type Handler<Op extends OperationId> = (
  request: HandlerRequest<Op>,
) => Promise<JsonAnswer<Op> | RawAnswer | StreamAnswer>;

/** A handler for every operation of the contract: a missing one does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> };
