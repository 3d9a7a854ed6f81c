import { describe, expect, test } from 'vitest';
import { fileProblem, shownName, sizeText, typesText } from './file-rules.ts';

const rules = { accept: ['.pdf', '.png', '.jpg', '.jpeg'], maxBytes: 10 * 1024 * 1024 };

function fileOf(name: string, size: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

describe('what is wrong with a file', () => {
  test.each([
    ['scan.pdf', 1],
    ['SCAN.PDF', 2048],
    ['Photo.JpEg', 2048],
    ['at the limit.png', rules.maxBytes],
    ['营业执照.pdf', 2048],
  ])('%s of %i bytes: nothing', (name, size) => {
    expect(fileProblem(fileOf(name, size), rules)).toBeUndefined();
  });

  test.each([
    ['empty.pdf', 0, 'This file is empty. Choose another one.'],
    ['big.pdf', rules.maxBytes + 1, 'This file is larger than 10 MB. Choose a smaller one.'],
    ['movie.mov', 5, 'This type of file is not taken. Choose a PDF, PNG or JPEG.'],
    ['pdf', 5, 'This type of file is not taken. Choose a PDF, PNG or JPEG.'],
    ['invoice.pdf.exe', 5, 'This type of file is not taken. Choose a PDF, PNG or JPEG.'],
    // Not sent either, but the ending is what can be seen and put right.
    ['empty.exe', 0, 'This type of file is not taken. Choose a PDF, PNG or JPEG.'],
  ])('%s of %i bytes: %s', (name, size, problem) => {
    expect(fileProblem(fileOf(name, size), rules)).toBe(problem);
  });
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [831_488, '812 KB'],
  [2_516_582, '2.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [150 * 1024 * 1024, '150 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('types are listed as people say them', () => {
  expect(typesText(['.pdf'])).toBe('PDF');
  expect(typesText(['.pdf', '.jpg', '.jpeg'])).toBe('PDF or JPEG');
});

test('a name cannot turn its ending around', () => {
  expect(shownName('invoice\u202Efdp.exe')).toBe('invoice\uFFFDfdp.exe');
  expect(shownName('Ngo\u0323c.pdf')).toBe('Ng\u1ECDc.pdf');
});
