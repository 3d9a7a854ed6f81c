import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Secrets which this installation made for itself at its first start. */
export interface Secrets {
  /** Shared by the server and the card-network sandbox. */
  readonly acquirerSecret: string;
  /** The demo merchant's password; random, so that no installation has a well-known one. */
  readonly demoPassword: string;
}

const BYTES = 18;

function isSecrets(value: unknown): value is Secrets {
  return (
    typeof value === 'object' &&
    value !== null &&
    'acquirerSecret' in value &&
    typeof value.acquirerSecret === 'string' &&
    'demoPassword' in value &&
    typeof value.demoPassword === 'string'
  );
}

/** Reads the data folder's secrets, making them at the first start. Only the owner may read the file. */
export async function readOrMakeSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isSecrets(kept)) return kept;
  } catch {
    // There is none yet, or a full disk cut it short: either way new ones are made below.
  }
  const secrets: Secrets = {
    acquirerSecret: randomBytes(BYTES).toString('base64url'),
    demoPassword: randomBytes(BYTES).toString('base64url'),
  };
  await mkdir(dataFolder, { recursive: true });
  // Written aside and renamed, so that a kill in between leaves no half-written file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
