import { fastifyCookie } from '@fastify/cookie';
import { SESSION_COOKIE } from '../users/session.ts';

const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** The Set-Cookie header of a new session; it goes with the browser's own session unless `expiresAt` comes first. */
export function sessionCookie(token: string, expiresAt: Date): string {
  return fastifyCookie.serialize(SESSION_COOKIE, token, { ...ATTRIBUTES, expires: expiresAt });
}

export function clearedCookie(): string {
  return fastifyCookie.serialize(SESSION_COOKIE, '', { ...ATTRIBUTES, expires: new Date(0) });
}
