/**
 * Whether the field in focus answers Escape itself: it closes its list, or clears its search. What lies around it, a
 * dialog say, waits for the next press.
 */
export function fieldTakesEscape(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  return target.ariaExpanded === 'true' || (target.type === 'search' && target.value !== '');
}
