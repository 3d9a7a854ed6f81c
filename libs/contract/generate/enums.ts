import { banner } from './document.ts';
import type { OpenApiDocument } from './document.ts';

/** `PermissionKey` → `permissionKeys`, `PaymentStatus` → `paymentStatuses`, `Currency` → `currencies`. */
export function pluralOf(schemaName: string): string {
  const name = schemaName.charAt(0).toLowerCase() + schemaName.slice(1);
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** One runtime array and one type for each named string enum of the document; a `null` among the values is left out. */
export function renderEnums(document: OpenApiDocument): string {
  const blocks = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const values = (schema.enum ?? []).filter((value) => typeof value === 'string');
    if (values.length === 0) return [];
    const array = pluralOf(name);
    const about = schema.description ? `/** ${schema.description.replaceAll('*/', '* /').trim()} */\n` : '';
    return [
      `${about}export const ${array} = ${JSON.stringify(values, null, 2)} as const;\nexport type ${name} = (typeof ${array})[number];\n`,
    ];
  });
  return [banner, ...blocks].join('\n');
}
