const controls =
  'input:not([type="hidden"], [aria-hidden="true"], :disabled), select:not(:disabled), textarea:not(:disabled), [role="switch"]:not(:disabled)';

/** The control that an invalid field or group wants focused. */
export function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  return marked instanceof HTMLFieldSetElement ? marked.querySelector<HTMLElement>(controls) : marked;
}

/** The control of a name: itself, the first of its group, or the one beside the unseen input that posts for it. */
export function controlOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  const element = found instanceof RadioNodeList ? found[0] : found;
  if (!(element instanceof HTMLElement)) return null;
  const unseen = element.matches('input:is([type="hidden"], [aria-hidden="true"])');
  return unseen ? (element.parentElement?.querySelector<HTMLElement>(controls) ?? null) : element;
}

/** Those of the names that have a control, from top to bottom. */
export function inPageOrder(form: HTMLFormElement | null, names: readonly string[]): string[] {
  return names
    .flatMap((name) => {
      const control = controlOf(form, name);
      return control ? [{ name, control }] : [];
    })
    .toSorted((one, other) =>
      one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    )
    .map(({ name }) => name);
}

/** The first control whose text its field cannot read; the field says so itself. */
export function firstUnreadable(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.customError,
  );
}

/**
 * Focuses with a ring also after a press of the pointer: nobody would see else which box or switch it is. Focus alone scrolls
 * to nothing that is in the window already, be it under a header that stays.
 */
export function leadTo(control: HTMLElement | null): void {
  control?.focus({ focusVisible: true });
  control?.scrollIntoView({ block: 'nearest' });
}
