import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The letters that the style sheet draws. */
async function initialsOf(name: string) {
  const { Avatar } = await import('./Avatar.tsx');
  const { container } = render(<Avatar name={name} />);
  return container.firstElementChild?.getAttribute('data-initials')?.normalize('NFC');
}

test.each([
  ['Ada Obi', 'AO'],
  ['lagos', 'L'],
  ['Ada Ngozi Obi', 'AO'],
  ['张伟', '张'],
  ['Ọ\u0300ṣun Ẹ\u0300kọ\u0301', 'Ọ\u0300Ẹ\u0300'],
  ['😀 Obi', '😀O'],
  ['  ', ''],
])('%j has the initials %s', async (name, initials) => {
  expect(await initialsOf(name)).toBe(initials.normalize('NFC'));
});

test('a browser without Intl.Segmenter draws them too', async () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(await initialsOf('Ada Obi')).toBe('AO');
});
