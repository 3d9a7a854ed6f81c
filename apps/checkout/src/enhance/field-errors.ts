/** Id of the `<template>` that holds a field with an error, as the server draws it. */
export const ERROR_TEMPLATE_ID = 'field-error-template';

/** Puts a message at a field, or with `undefined` takes it away; looks exactly like one that the server puts there. */
export function showFieldError(input: HTMLInputElement, message: string | undefined): void {
  const id = `${input.id}-error`;
  const box = input.parentElement;
  const present = document.getElementById(id);
  if (message === undefined) {
    present?.remove();
    input.removeAttribute('aria-invalid');
    delete box?.dataset['invalid'];
    describe(input, id, false);
    return;
  }
  const line = present ?? errorLine();
  if (!line) return;
  line.id = id;
  line.lastChild?.replaceWith(message);
  if (!present) box?.after(line);
  input.setAttribute('aria-invalid', 'true');
  if (box) box.dataset['invalid'] = '';
  describe(input, id, true);
}

function errorLine(): HTMLElement | undefined {
  const template = document.getElementById(ERROR_TEMPLATE_ID);
  const line = template instanceof HTMLTemplateElement && template.content.querySelector('p[id$="-error"]');
  return line ? (line.cloneNode(true) as HTMLElement) : undefined;
}

function describe(input: HTMLInputElement, id: string, described: boolean): void {
  const others = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id);
  const ids = described ? [id, ...others] : others;
  if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
  else input.removeAttribute('aria-describedby');
}
