import { banner } from './document.ts';
import type { OpenApiDocument } from './document.ts';

/** What counts where a parameter is left out, of those that several operations take: `Limit` → `defaultLimit`. */
export function renderDefaults(document: OpenApiDocument): string {
  const lines = Object.entries(document.components.parameters ?? {}).flatMap(([name, { schema }]) =>
    schema?.default === undefined
      ? []
      : [`export const default${name} = ${JSON.stringify(schema.default)};\n`],
  );
  return [banner, ...lines].join('\n');
}
