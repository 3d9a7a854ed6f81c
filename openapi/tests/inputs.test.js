import { describe, expect, test } from 'vitest';
import { document } from './document.js';

/** What the pattern of a component takes. */
const takes = (component, text) => new RegExp(document.components.schemas[component].pattern, 'u').test(text);

describe('names', () => {
  test.for([
    "O'Brien-Nwachukwu",
    'Ọládélé',
    'Ngọc Ánh',
    '张伟',
    'X',
    'İPEK',
    'Fāṭima al-Ṣabāḥ',
    'محمد',
    'Ẹniọlá & Co.',
    '佐藤 雪',
  ])('%s is a name', (name) => {
    expect(takes('PersonName', name)).toBe(true);
  });
  test.for([
    ['blank', '   '],
    ['with a NUL', 'A\u0000B'],
    ['with a line break', 'A\nB'],
    ['with an override', 'A\u202EB'],
  ])('%s is none', ([, name]) => {
    expect(takes('PersonName', name)).toBe(false);
  });
});

describe('e-mail addresses as typed', () => {
  test.for(['ada.obi@example.com', 'Ada.Obi@Example.com ', ' a+b@example.com', 'ada@xn--bcher-kva.example'])(
    '"%s" is taken',
    (address) => {
      expect(takes('EmailInput', address)).toBe(true);
    },
  );
  test.for([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@-x.com',
    'ada@example.com\r\nBcc: x@y.zz',
  ])('"%s" is refused', (address) => {
    expect(takes('EmailInput', address)).toBe(false);
  });
});

describe('ids', () => {
  test('one of the right kind is taken', () => {
    expect(takes('PaymentId', 'txn_01kke5dh80e6a9d4ag3jwqxwb3')).toBe(true);
  });
  test.for([
    ['of another kind', 'rfd_01kke5dh80e6a9d4ag3jwqxwb3'],
    ['too short', 'txn_01kke5dh80e6a9d4ag3jwqxwb'],
    ['with a letter outside the alphabet', 'txn_01kke5dh80e6a9d4ag3jwqxwbl'],
    ['beyond 128 bits', 'txn_81kke5dh80e6a9d4ag3jwqxwb3'],
    ['a number', '42'],
  ])('one %s is refused', ([, id]) => {
    expect(takes('PaymentId', id)).toBe(false);
  });
});

describe('references', () => {
  test.for(['order-2026-00418', 'INV.2026.0077', 'KW_ORDER=20260314=77'])('%s is taken', (reference) => {
    expect(takes('Reference', reference)).toBe(true);
  });
  test.for(['a/b/c/d', '../../etc', 'Ọ̀rọ̀ 123', 'order 418'])('%s is refused', (reference) => {
    expect(takes('Reference', reference)).toBe(false);
  });
});
