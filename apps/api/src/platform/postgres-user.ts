import { readFileSync } from 'node:fs';

/** Whom PostgreSQL runs as: it refuses to run as root. */
export interface PostgresUser {
  /** For `spawn`; empty when it runs as the present user. */
  ids: { uid?: number; gid?: number };
}

/** Users that a system has for such a purpose, the best first. */
const CANDIDATES = ['postgres', 'nobody'];

function lookUp(name: string): { uid: number; gid: number } | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    return uid !== undefined && gid !== undefined ? { uid: Number(uid), gid: Number(gid) } : undefined;
  } catch {
    return undefined;
  }
}

/** The present user, or an unprivileged one of the system when that is root. */
export function choosePostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return { ids: {} };
  for (const name of CANDIDATES) {
    const ids = lookUp(name);
    if (ids !== undefined) return { ids };
  }
  return { ids: { uid: 65_534, gid: 65_534 } };
}
