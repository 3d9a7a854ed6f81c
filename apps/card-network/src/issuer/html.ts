/** Markup that is safe to put into a page as it stands. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

function toMarkup(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** Builds markup; every value is escaped unless it is markup itself. Attribute values must be quoted. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: parts.map((part, index) => part + toMarkup(values[index])).join('') };
}

/** Marks our own constant text (style sheet, script) as markup. Never for anything that came from outside. */
export function trusted(markup: string): Html {
  return { markup };
}
