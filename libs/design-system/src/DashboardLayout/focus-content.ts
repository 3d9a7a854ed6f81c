/**
 * Gives focus to the content of the page, for a button that goes when it is pressed, as "Try again" does: a keyboard goes on
 * from there, and a screen reader reads what came instead. Nothing happens outside a layout whose content takes focus.
 */
export function focusContent(from: Element): void {
  from.closest('main')?.focus({ preventScroll: true });
}
