import type { JsonSchema } from '../../http/contract-document.ts';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The types that a schema allows; where it says none, an object's if it has properties, else a text's. */
export function typesOf({ type, properties, items }: JsonSchema): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  if (properties !== undefined) return ['object'];
  return [items === undefined ? 'string' : 'array'];
}

/** Every text in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
