import { createHash } from 'node:crypto';
import type { IdKind } from '../platform/ids.ts';
import { idFrom } from '../platform/ids.ts';

/**
 * The id of something in the demo: the same name at the same instant gives the same id, so that a run that was killed
 * midway finds what it had made. Like any other id it sorts by its time (UUIDv7).
 */
export function demoId(kind: IdKind, instant: Date, name: string): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(`${instant.getTime()} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) % 4) + 8).toString(16);
  return idFrom(
    kind,
    `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`,
  );
}
