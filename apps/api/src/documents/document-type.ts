import { fileTypeFromBuffer } from 'file-type';
import type { Schemas } from '@harbour/contract/schema';

type DocumentType = Schemas['DocumentContentType'];

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum of a PNG chunk. */
const PNG_CHUNK_FRAME = 12;

/** A PNG from its signature to its IEND, and nothing behind it. */
function isWholePng(content: Buffer): boolean {
  if (!content.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  let offset = 8;
  while (offset + PNG_CHUNK_FRAME <= content.length) {
    const next = offset + PNG_CHUNK_FRAME + content.readUInt32BE(offset);
    if (content.toString('latin1', offset + 4, offset + 8) === 'IEND') return next === content.length;
    offset = next;
  }
  return false;
}

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
/** Markers without a length: fill, an escaped 0xFF in the picture's data, restarts. */
const standsAlone = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** Where the JPEG that begins at `start` ends, or undefined when it never does. */
function endOfJpeg(content: Buffer, start: number): number | undefined {
  if (content[start] !== 0xff || content[start + 1] !== START_OF_IMAGE) return undefined;
  let offset = start + 2;
  for (;;) {
    offset = content.indexOf(0xff, offset);
    const marker = content[offset + 1];
    if (offset === -1 || marker === undefined) return undefined;
    if (marker === END_OF_IMAGE) return offset + 2;
    if (marker === 0xff) offset += 1;
    else if (standsAlone(marker)) offset += 2;
    else if (offset + 4 <= content.length) offset += 2 + content.readUInt16BE(offset + 2);
    else return undefined;
  }
}

/** What a program that looks for something else could find behind a picture. */
const FOREIGN = ['<!doctype', '<html', '<script', '<svg', '<?php', '<?xml', 'pk\u0003\u0004', '%pdf-'];

/**
 * A JPEG to its end. Phones write more behind it (a second picture for bright screens, padding, notes of their own),
 * which is fine as long as it is no page, archive or document.
 */
function isWholeJpeg(content: Buffer): boolean {
  let end = endOfJpeg(content, 0);
  if (end === undefined) return false;
  for (;;) {
    while (content[end] === 0x00) end += 1;
    const next = endOfJpeg(content, end);
    if (next === undefined) {
      const rest = content.toString('latin1', end).toLowerCase();
      return !FOREIGN.some((mark) => rest.includes(mark));
    }
    end = next;
  }
}

/** A PDF from its first byte, with its cross-references and its end mark, and nothing but blanks behind that. */
function isWholePdf(content: Buffer): boolean {
  if (content.toString('latin1', 0, 5) !== '%PDF-') return false;
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(
    content.toString('latin1', Math.max(0, content.length - 1024)),
  );
}

const CHECKS: Readonly<Record<DocumentType, (content: Buffer) => boolean>> = {
  'application/pdf': isWholePdf,
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
};

const isDocumentType = (mime: string): mime is DocumentType => Object.hasOwn(CHECKS, mime);

/**
 * What a document is by its content, or undefined when it is none of the accepted kinds, cut short, or something else
 * at the same time. What a picture or PDF carries inside its own parts is not searched: documents are only given
 * out as attachments.
 */
export async function documentTypeOf(content: Buffer): Promise<DocumentType | undefined> {
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (mime === undefined || !isDocumentType(mime)) return undefined;
  return CHECKS[mime](content) ? mime : undefined;
}
