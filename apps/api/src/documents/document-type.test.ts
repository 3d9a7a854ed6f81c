import { expect, test } from 'vitest';
import { JPEG, PDF, PNG } from '../testing/document-samples.ts';
import { documentTypeOf } from './document-type.ts';

const after = (content: Buffer, text: string): Buffer =>
  Buffer.concat([content, Buffer.from(text, 'latin1')]);

test.each([
  ['a PDF', PDF, 'application/pdf'],
  ['a PDF that ends in blanks', after(PDF, '\r\n \0'), 'application/pdf'],
  ['a PNG', PNG, 'image/png'],
  ['a JPEG', JPEG, 'image/jpeg'],
  [
    'a phone’s JPEG with padding, a second picture and notes behind it',
    after(Buffer.concat([JPEG, Buffer.alloc(8), JPEG]), 'Image_UTC_Data1772442000SEFT'),
    'image/jpeg',
  ],
  [
    'a JPEG whose own preview has an end of its own',
    Buffer.concat([
      JPEG.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0x00, 0x06]),
      JPEG.subarray(-4),
      JPEG.subarray(2),
    ]),
    'image/jpeg',
  ],
])('%s is taken', async (_what, content, type) => {
  expect(await documentTypeOf(content)).toBe(type);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ['a JPEG cut short', JPEG.subarray(0, -2)],
  ['a JPEG with a segment that goes past its end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0x00])],
  ['a JPEG with a page behind it', after(JPEG, '<!DOCTYPE html><p>')],
  ['a JPEG with a page between its end and another end', after(JPEG, '<script>alert(1)</script>\xff\xd9')],
  ['a JPEG with an archive behind it', after(JPEG, 'PK\x03\x04')],
  ['a JPEG with a PDF behind it', Buffer.concat([JPEG, PDF])],
  ['a PNG cut short', PNG.subarray(0, -1)],
  ['a PNG with a page behind it', after(PNG, '<script>alert(1)</script>')],
  ['a PNG with an archive behind it', after(PNG, 'PK\x03\x04')],
  ['a PNG within an audio tag', Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), PNG])],
  ['the first bytes of a PDF', Buffer.from('%PDF-')],
  ['a PDF cut short', PDF.subarray(0, -8)],
  ['a PDF with a page behind it', after(PDF, '<script>alert(1)</script>')],
  ['a PDF with an archive behind it', after(PDF, 'PK\x03\x04')],
  ['a page that begins as a PDF', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>')],
  ['a PDF behind a byte-order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), PDF])],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('%s is refused', async (_what, content) => {
  expect(await documentTypeOf(content)).toBeUndefined();
});
