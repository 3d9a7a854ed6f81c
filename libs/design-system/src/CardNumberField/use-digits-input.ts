import {
  useCallback,
  useEffect,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
} from 'react';

interface DigitsFormat {
  /** The digits in whatever the input holds. */
  clean: (text: string) => string;
  /** How the digits are shown; `deleting` keeps a separator at the end from coming back while it is being removed. */
  format: (digits: string, deleting: boolean) => string;
  /** The most digits that typing may reach. A paste may bring more: it is judged, not cut. */
  max: (digits: string) => number;
  onDigits?: (digits: string) => void;
}

/** Where the caret stands once `count` digits lie before it. */
function caretAfter(text: string, count: number, digits: string): number {
  if (count >= digits.length) return text.length;
  let seen = 0;
  let position = 0;
  while (position < text.length && seen < count) {
    if (/\d/.test(text.charAt(position))) seen += 1;
    position += 1;
  }
  return position;
}

/**
 * Formats an uncontrolled input while it is typed in, without moving the caret away from the digit it was at.
 *
 * The DOM holds the value, so that autofill, typing before hydration and a plain form post all work. While a keyboard
 * composes, the text is left alone: rewriting it then makes Android keyboards lose or swap digits.
 */
export function useDigitsInput({ clean, format, max, onDigits }: DigitsFormat) {
  const ref = useRef<HTMLInputElement>(null);
  const previous = useRef('');

  const settle = (element: HTMLInputElement, inputType: string) => {
    const typed = element.value;
    const caret = element.selectionStart ?? typed.length;
    const deleting = inputType.startsWith('delete');
    let digits = clean(typed);
    let before = clean(typed.slice(0, caret)).length;

    if (deleting && digits === previous.current) {
      // Only a separator was deleted; the person meant the digit beyond it.
      const at = inputType === 'deleteContentForward' ? before : before - 1;
      digits = digits.slice(0, Math.max(at, 0)) + digits.slice(at + 1);
      before = Math.min(before, Math.max(at, 0));
    } else if (inputType === 'insertText' && digits.length > max(digits)) {
      digits = previous.current;
      before = Math.min(before - 1, digits.length);
    }

    const text = format(digits, deleting);
    if (text !== typed) {
      element.value = text;
      if (document.activeElement === element) {
        const position = caretAfter(text, before, digits);
        element.setSelectionRange(position, position);
      }
    }
    if (digits !== previous.current) {
      previous.current = digits;
      onDigits?.(digits);
    }
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent;
    const composing = native instanceof InputEvent && native.isComposing;
    const element = event.currentTarget;
    if (!composing) {
      settle(element, native instanceof InputEvent ? native.inputType : '');
      return;
    }
    const digits = clean(element.value);
    if (digits !== previous.current) {
      previous.current = digits;
      onDigits?.(digits);
    }
  };

  // What was typed before the script arrived is formatted too.
  const settleFirst = useRef(settle);
  useEffect(() => {
    if (ref.current?.value) settleFirst.current(ref.current, '');
  }, []);

  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget, '');
  const onBlur = (event: FocusEvent<HTMLInputElement>) => settle(event.currentTarget, '');
  const setRef = useCallback((element: HTMLInputElement | null) => {
    ref.current = element;
  }, []);
  return { ref: setRef, onChange, onCompositionEnd, onBlur };
}
