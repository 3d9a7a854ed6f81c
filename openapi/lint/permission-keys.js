import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { enum: keys } = parse(readFileSync(new URL('../schemas/PermissionKey.yaml', import.meta.url), 'utf8'));

/** Every permission of the product, read from its one definition. @type {ReadonlySet<string>} */
export const permissionKeys = new Set(keys);
