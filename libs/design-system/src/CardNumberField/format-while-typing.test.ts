import { cardNumberRules, expiryRules, type DigitsRules } from '@harbour/domain/card-typing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatWhileTyping } from './format-while-typing.ts';

afterEach(() => document.body.replaceChildren());

/** Types into a bare input as a browser would: the value changes, then `input` fires. */
function typist(rules: DigitsRules) {
  const input = document.createElement('input');
  document.body.append(input);
  const onDigits = vi.fn();
  const ended = new AbortController();
  formatWhileTyping(input, rules, { onDigits, signal: ended.signal });
  input.focus();
  const edit = (change: (before: string, after: string) => [string, string], inputType: string) => {
    const start = input.selectionStart ?? 0;
    const [before, after] = change(
      input.value.slice(0, start),
      input.value.slice(input.selectionEnd ?? start),
    );
    input.value = before + after;
    input.setSelectionRange(before.length, before.length);
    input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
  };
  const press = (key: string, keys: KeyboardEventInit = { ctrlKey: true }) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }));
  return {
    input,
    onDigits,
    end: () => ended.abort(),
    type: (text: string) => {
      for (const character of text) edit((before, after) => [before + character, after], 'insertText');
    },
    paste: (text: string) => edit((before, after) => [before + text, after], 'insertFromPaste'),
    backspace: () => edit((before, after) => [before.slice(0, -1), after], 'deleteContentBackward'),
    remove: () => edit((before, after) => [before, after.slice(1)], 'deleteContentForward'),
    clear: () => {
      input.select();
      edit(() => ['', ''], 'deleteContentBackward');
    },
    undo: () => press('z'),
    redo: () => press('Z', { ctrlKey: true, shiftKey: true }),
    press,
  };
}

describe('the caret', () => {
  test('stays behind the digit that was typed when the middle is edited', () => {
    const field = typist(cardNumberRules);
    field.type('432100000000');
    field.input.setSelectionRange(9, 9);
    field.backspace();
    field.backspace();
    field.type('98');
    expect(field.input.value).toBe('4321 0098 0000');
    expect(field.input.selectionStart).toBe('4321 0098'.length);
  });

  test('deleting forwards over a space takes the digit behind it', () => {
    const field = typist(cardNumberRules);
    field.type('43215678');
    field.input.setSelectionRange(4, 4);
    field.remove();
    expect(field.input.value).toBe('4321 678');
    expect(field.input.selectionStart).toBe(4);
  });
});

describe('the expiry date, key by key', () => {
  test.each([
    ['0429', '04 / 29'],
    ['4', '04 / '],
    ['429', '04 / 29'],
    ['1/29', '01 / 29'],
    ['1 29', '01 / 29'],
    ['1 2028', '01 / 28'],
    ['1229', '12 / 29'],
    ['04/2029', '04 / 29'],
    ['042029', '04 / 29'],
    ['04299', '04 / 29'],
  ])('%j shows %j', (typed, shown) => {
    const field = typist(expiryRules);
    field.type(typed);
    expect(field.input.value).toBe(shown);
  });

  test.each(['2028-02', '2028/02', ' 2028-02 ', '02/2028 exp'])('%j pasted shows 02 / 28', (pasted) => {
    const field = typist(expiryRules);
    field.paste(pasted);
    expect(field.input.value).toBe('02 / 28');
  });

  test('can be deleted to nothing', () => {
    const field = typist(expiryRules);
    field.type('0429');
    for (let presses = 0; presses < 7; presses += 1) field.backspace();
    expect(field.input.value).toBe('');
  });

  test('a corrected month goes back to its place', () => {
    const field = typist(expiryRules);
    field.type('0929');
    field.input.setSelectionRange(2, 2);
    field.backspace();
    field.type('8');
    expect(field.input.value).toBe('08 / 29');
  });
});

describe('undo and redo', () => {
  test('take back one edit at a time, with the caret where it was', () => {
    const field = typist(cardNumberRules);
    field.type('42424');
    expect(field.input.value).toBe('4242 4');
    field.undo();
    expect(field.input.value).toBe('4242');
    field.undo();
    expect(field.input.value).toBe('424');
    expect(field.input.selectionStart).toBe(3);
    field.redo();
    field.press('y');
    expect(field.input.value).toBe('4242 4');
    expect(field.onDigits).toHaveBeenLastCalledWith('42424');
  });

  test('a number that was deleted by mistake comes back whole', () => {
    const field = typist(cardNumberRules);
    field.paste('4242 4242 4242 4242 exp');
    field.clear();
    expect(field.input.value).toBe('');
    const heard = vi.fn();
    field.input.addEventListener('input', heard);
    field.press('z', { metaKey: true });
    expect(field.input.value).toBe('4242 4242 4242 4242');
    expect(field.onDigits).toHaveBeenLastCalledWith('4242424242424242');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('end at the first and at the last text, and a new edit forgets what was undone', () => {
    const field = typist(expiryRules);
    field.type('0');
    field.undo();
    field.undo();
    expect(field.input.value).toBe('');
    field.type('1');
    field.redo();
    expect(field.input.value).toBe('1');
  });

  test('leave other keys to the browser', () => {
    const field = typist(cardNumberRules);
    field.type('4');
    expect(field.press('a')).toBe(true);
    expect(field.press('z', {})).toBe(true);
    expect(field.press('z', { ctrlKey: true, altKey: true })).toBe(true);
    expect(field.press('z')).toBe(false);
  });
});

test('a keyboard that composes is told of and left alone until it is done', () => {
  const field = typist(cardNumberRules);
  for (let length = 1; length <= 16; length += 1) {
    field.input.value = '3530111333300000'.slice(0, length);
    field.input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    expect(field.input.value).toHaveLength(length);
  }
  expect(field.onDigits).toHaveBeenLastCalledWith('3530111333300000');
  field.input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(field.input.value).toBe('3530 1113 3330 0000');
  field.backspace();
  expect(field.input.value).toBe('3530 1113 3330 000');
});

test('once ended it formats nothing', () => {
  const field = typist(cardNumberRules);
  field.end();
  field.type('42424');
  expect(field.input.value).toBe('42424');
});
