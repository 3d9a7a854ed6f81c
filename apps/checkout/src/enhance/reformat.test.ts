import { describe, expect, it } from 'vitest';
import { formatExpiry, formatNumber } from '../features/card/card-form.ts';
import { formatWhileTyping, reformat } from './reformat.ts';

/** Types into a bare input as a browser would: the value changes, then `input` fires. */
function typist(format: (text: string) => string) {
  const input = document.createElement('input');
  document.body.append(input);
  formatWhileTyping(input, format);
  input.focus();
  function edit(change: (before: string, after: string) => [string, string], inputType: string): void {
    const start = input.selectionStart ?? 0;
    const end = input.selectionEnd ?? start;
    const [before, after] = change(input.value.slice(0, start), input.value.slice(end));
    input.value = before + after;
    input.setSelectionRange(before.length, before.length);
    input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
  }
  return {
    input,
    type: (text: string) => {
      for (const character of text) edit((before, after) => [before + character, after], 'insertText');
    },
    paste: (text: string) => edit((before, after) => [before + text, after], 'insertFromPaste'),
    backspace: () => edit((before, after) => [before.slice(0, -1), after], 'deleteContentBackward'),
    caret: (position: number) => input.setSelectionRange(position, position),
    selectAll: () => input.select(),
  };
}

describe('the card number while it is typed', () => {
  it('keeps the caret behind the digit that was typed when the middle is edited', () => {
    const field = typist(formatNumber);
    field.type('432100000000');
    expect(field.input).toHaveValue('4321 0000 0000');
    field.caret('4321 0000'.length);
    field.backspace();
    field.backspace();
    field.type('98');
    expect(field.input).toHaveValue('4321 0098 0000');
    expect(field.input.selectionStart).toBe('4321 0098'.length);
  });

  it('leaves the text alone while an input method composes, and groups it afterwards', () => {
    const field = typist(formatNumber);
    let typed = '';
    for (const digit of '3530111333300000') {
      typed += digit;
      field.input.value = typed;
      field.input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
      expect(field.input).toHaveValue(typed);
    }
    field.input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(field.input).toHaveValue('3530 1113 3330 0000');
    field.backspace();
    expect(field.input).toHaveValue('3530 1113 3330 000');
  });

  it('does not cut a longer number pasted over a shorter one', () => {
    const field = typist(formatNumber);
    field.paste('38520000023237');
    field.selectAll();
    field.paste('378282246310005');
    expect(field.input).toHaveValue('3782 822463 10005');
  });

  it.each([
    [' 4242-4242 4242 4242\n', '4242 4242 4242 4242'],
    ['\u00a04242\u00a04242\u00a04242\u00a04242', '4242 4242 4242 4242'],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '4242 4242 4242 4242'],
    ['４２４２４２４２４２４２４２４２', '4242 4242 4242 4242'],
    ['6205500000000000004', '6205 5000 0000 0000 004'],
    ['4716967026053481241', '4716 9670 2605 3481 241'],
  ])('reads %j', (pasted, shown) => {
    const field = typist(formatNumber);
    field.paste(pasted);
    expect(field.input).toHaveValue(shown);
  });
});

describe('the expiry date while it is typed', () => {
  it.each([
    ['0429', '04 / 29'],
    ['4', '04'],
    ['429', '04 / 29'],
    ['1/29', '01 / 29'],
    ['1229', '12 / 29'],
    ['04/2029', '04 / 2029'],
  ])('%j becomes %j', (typed, shown) => {
    const field = typist(formatExpiry);
    field.type(typed);
    expect(field.input).toHaveValue(shown);
  });

  it('can be deleted to nothing', () => {
    const field = typist(formatExpiry);
    field.type('0429');
    for (let presses = 0; presses < 7; presses += 1) field.backspace();
    expect(field.input).toHaveValue('');
  });

  it('leaves what autofill writes as year and month', () => {
    const field = typist(formatExpiry);
    field.paste('2029-04');
    expect(field.input).toHaveValue('2029-04');
  });
});

it('puts the caret at the end when it was at the end', () => {
  expect(reformat({ text: '2', caret: 1 }, formatExpiry)).toEqual({ text: '02', caret: 2 });
});
