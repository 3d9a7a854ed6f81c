import type { SessionCaller } from '../http/caller.ts';
import { after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { ABSOLUTE_LIMIT } from './session.ts';

export interface FoundSession {
  caller: SessionCaller;
  last_seen_at: Date;
  expires_at: Date;
}

/** The session of a token with the person's standing as it is now: a change of role acts on the next request. */
export async function findSession(trx: Transaction, token: string): Promise<FoundSession | undefined> {
  const row = await trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('team_members', (join) =>
      join.onRef('team_members.user_id', '=', 'users.id').on('team_members.status', '=', 'active'),
    )
    .leftJoin('roles', 'roles.id', 'team_members.role_id')
    .select([
      'sessions.id',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'users.id as user_id',
      'users.email',
      'team_members.business_id',
      'roles.id as role_id',
      'roles.name as role_name',
      'roles.permissions',
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const role =
    row.role_id !== null && row.role_name !== null && row.permissions !== null
      ? { id: row.role_id, name: row.role_name, permissions: row.permissions }
      : null;
  return {
    caller: {
      kind: 'session',
      sessionId: row.id,
      userId: row.user_id,
      email: row.email,
      businessId: role === null ? null : row.business_id,
      role,
    },
    last_seen_at: row.last_seen_at,
    expires_at: row.expires_at,
  };
}

export async function touchSession(trx: Transaction, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

export async function endSession(trx: Transaction, sessionId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

export interface StartedSession {
  token: string;
  expiresAt: Date;
}

/** Starts a session right after the password was proven; only the token's hash is kept. */
export async function startSession(
  trx: Transaction,
  userId: string,
  from: { ip: string; userAgent: string },
  now: Date,
): Promise<StartedSession> {
  const token = newToken();
  const expiresAt = after(now, ABSOLUTE_LIMIT);
  await trx
    .insertInto('sessions')
    .values({
      id: newId('session'),
      token_hash: hashToken(token),
      user_id: userId,
      ip: from.ip,
      user_agent: from.userAgent.slice(0, 300),
      created_at: now,
      last_seen_at: now,
      proven_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

export async function endSessionOfToken(trx: Transaction, token: string): Promise<void> {
  await trx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** When the session's password was last given, and what a new try is compared with. */
export async function findProof(
  trx: Transaction,
  sessionId: string,
): Promise<{ proven_at: Date; password_hash: string } | undefined> {
  return trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.proven_at', 'users.password_hash'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

export async function renewProof(trx: Transaction, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ proven_at: now }).where('id', '=', sessionId).execute();
}
