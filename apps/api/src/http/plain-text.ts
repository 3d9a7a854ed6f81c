import { fieldError } from './errors.ts';

/** Control characters, and marks that turn the reading direction and could make a name read as another. */
const UNWANTED = /[\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

export function withoutUnwanted(text: string): string {
  return text.replaceAll(UNWANTED, '');
}

/** Whether a text is one line that shows as it reads. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && withoutUnwanted(text) === text;
}

/**
 * A line of text as a person wrote it, trimmed. Apostrophes, ampersands and every script are fine: they are text.
 *
 * Fails with: validation_failed.
 */
export function plainLine(field: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw fieldError(field, 'required', 'This field is needed.');
  if (!isPlainLine(trimmed)) {
    throw fieldError(
      field,
      'invalid_format',
      'This holds characters that cannot be shown, such as line breaks.',
    );
  }
  return trimmed;
}
