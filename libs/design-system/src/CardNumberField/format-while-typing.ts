import type { DigitsRules, Edit } from '@harbour/domain/card-typing';

interface TypingOptions {
  /** Told the digits whenever they change. */
  onDigits?: (digits: string) => void;
  /** Ends it all. */
  signal?: AbortSignal;
}

/**
 * Formats an input while it is typed in, without moving the caret away from the digit it was at.
 *
 * The DOM holds the value, so that autofill, typing before the script arrives and a plain form post all work. While a
 * keyboard composes, the text is left alone: rewriting it then makes Android keyboards lose or swap digits. Rewriting also
 * costs the browser its own history, so Ctrl+Z and its kin are answered here, one step an edit.
 */
export function formatWhileTyping(
  input: HTMLInputElement,
  { clean, format, max }: DigitsRules,
  { onDigits, signal }: TypingOptions = {},
): void {
  let known = '';
  const steps = [{ text: '', caret: 0 }];
  let step = 0;

  const tell = (digits: string) => {
    if (digits !== known) onDigits?.(digits);
    known = digits;
  };

  const show = (text: string, caret: number) => {
    input.value = text;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  };

  const settle = (inputType: string) => {
    const typed = input.value;
    const deleting = inputType.startsWith('delete');
    const edit: Edit = deleting ? 'deleted' : inputType === 'insertText' ? 'typed' : 'filled';
    let caret = input.selectionStart ?? typed.length;
    let digits = clean(typed, edit);
    if (typed === steps[step]?.text) return tell(digits);

    // The caret is counted in digits: separators that come and go do not move it.
    let before = clean(typed.slice(0, caret), edit).length;
    if (deleting && digits === known) {
      // Only a separator was deleted; the person meant the digit beyond it.
      if (inputType !== 'deleteContentForward') before = Math.max(before - 1, 0);
      digits = digits.slice(0, before) + digits.slice(before + 1);
    } else if (edit === 'typed' && digits.length > max(digits)) {
      digits = known;
      before -= 1;
    }

    const text = format(digits, deleting);
    if (text !== typed) {
      const upTo = new RegExp(`^(\\D*\\d){${before}}`).exec(text);
      caret = before < digits.length && upTo ? upTo[0].length : text.length;
      show(text, caret);
    }
    tell(digits);
    if (text !== steps[step]?.text) {
      step += 1;
      steps.splice(step, steps.length, { text, caret });
    }
  };

  const travel = (by: number) => {
    const target = steps[step + by];
    if (!target) return;
    step += by;
    show(target.text, target.caret);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  input.addEventListener(
    'input',
    (event) => {
      const { inputType = '', isComposing = false } = event as Partial<InputEvent>;
      if (isComposing) tell(clean(input.value, 'typed'));
      else settle(inputType);
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      const key = event.key.toLowerCase();
      if (event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      travel(key === 'y' || event.shiftKey ? 1 : -1);
    },
    { signal },
  );
  for (const name of ['compositionend', 'blur']) input.addEventListener(name, () => settle(''), { signal });
  // What was typed before the script arrived is formatted too.
  if (input.value) settle('');
}
