import { toAsciiDigits } from '@harbour/domain/digits';

export interface EditedText {
  text: string;
  /** Caret position in `text`. */
  caret: number;
}

/**
 * Groups the digits of a field while it is being edited, and keeps the caret behind the same digit as before: it is
 * counted in digits, so separators that come and go do not move it.
 */
export function reformat({ text, caret }: EditedText, format: (text: string) => string): EditedText {
  const formatted = format(text);
  const digitsBefore = digitsOf(text.slice(0, caret)).length;
  return {
    text: formatted,
    caret: caret === text.length ? formatted.length : positionAfter(formatted, digitsBefore),
  };
}

/** The digits 0–9 of a text, those of other scripts included. */
export function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

function positionAfter(formatted: string, digits: number): number {
  let position = 0;
  for (let seen = 0; position < formatted.length && seen < digits; position += 1) {
    if (/\d/.test(formatted.charAt(position))) seen += 1;
  }
  return position;
}

/**
 * Formats an input as it is typed into. Nothing is touched while an input method is composing (Android keyboards lose
 * or turn round digits otherwise); it is made up for when the composition ends or the field is left.
 */
export function formatWhileTyping(input: HTMLInputElement, format: (text: string) => string): void {
  function apply(): void {
    const before = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const after = reformat(before, format);
    if (after.text === before.text) return;
    input.value = after.text;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(after.caret, after.caret);
  }
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) apply();
  });
  input.addEventListener('compositionend', apply);
  input.addEventListener('blur', apply);
}
