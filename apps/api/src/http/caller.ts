import type { Grant } from '@harbour/domain/permission';
import type { OperationId, operations as OperationTable } from '@harbour/contract/operations';

export interface CallerRole {
  id: string;
  name: string;
  permissions: readonly Grant[];
}

/** A signed-in person, perhaps without a business yet. */
export interface SessionCaller {
  kind: 'session';
  sessionId: string;
  userId: string;
  email: string;
  businessId: string | null;
  role: CallerRole | null;
}

/** A signed-in person with a business, on an operation that needs a permission in it. */
export interface MemberCaller extends SessionCaller {
  businessId: string;
  role: CallerRole;
}

/** A merchant's server with a secret key. */
export interface ApiKeyCaller {
  kind: 'api_key';
  apiKeyId: string;
  businessId: string;
  mode: 'test' | 'live';
}

/** A payer's browser with the token of one payment. */
export interface PaymentTokenCaller {
  kind: 'payment_token';
  businessId: string;
  paymentId: string;
  mode: 'test' | 'live';
  tokenHash: string;
  /** Whether the token went to whoever typed in the payer's details, and not to anybody who had the reference. */
  issuedToPayer: boolean;
}

/** A payer's browser with the token of one payment link. */
export interface LinkTokenCaller {
  kind: 'link_token';
  businessId: string;
  paymentLinkId: string;
  mode: 'test' | 'live';
  tokenHash: string;
  /** From then on the token starts nothing, and only tells what it has started. */
  expiresAt: Date;
}

export interface AnonymousCaller {
  kind: 'anonymous';
}

export type Caller =
  SessionCaller | MemberCaller | ApiKeyCaller | PaymentTokenCaller | LinkTokenCaller | AnonymousCaller;

type Table = typeof OperationTable;
type SchemeOf<Op extends OperationId> = Table[Op]['security'][number];

interface CallerByScheme<Permission> {
  session: Permission extends string ? MemberCaller : SessionCaller;
  bearer: Permission extends string ? MemberCaller : SessionCaller;
  secretKey: ApiKeyCaller;
  paymentToken: PaymentTokenCaller;
  linkToken: LinkTokenCaller;
  directoryServer: AnonymousCaller;
}

/** The caller that an operation's handler is given: derived from its security schemes and its permission. */
export type CallerOf<Op extends OperationId> = [SchemeOf<Op>] extends [never]
  ? AnonymousCaller
  : CallerByScheme<Table[Op]['permission']>[SchemeOf<Op> & keyof CallerByScheme<null>];
