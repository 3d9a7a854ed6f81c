import { createHash } from 'node:crypto';
import type { Schemas } from '@harbour/contract/schema';
import { DomainError, fieldError } from '../http/errors.ts';
import type { UploadedFile } from '../http/handler.ts';
import { documentTypeOf } from './document-type.ts';

/** A file of a form that may be kept. */
export interface AcceptedFile {
  filename: string;
  content_type: Schemas['DocumentContentType'];
  /** Bytes. */
  size: number;
  sha256: string;
  content: Buffer;
}

/**
 * Looks at the file of a form: there must be one, in the field `file`, whose content is of a kind that is taken, whatever
 * its name says.
 *
 * Fails with: file_empty, unsupported_file_type, validation_failed.
 */
export async function acceptFile(file: UploadedFile | undefined): Promise<AcceptedFile> {
  if (file === undefined || file.content.length === 0) {
    const message = file === undefined ? 'Choose a file.' : 'The file is empty. Choose another one.';
    throw new DomainError('file_empty', { message, errors: [{ field: 'file', message, code: 'required' }] });
  }
  if (file.field !== 'file')
    throw fieldError(file.field, 'unknown_field', 'The file is sent in the field "file".');
  const { content, filename } = file;
  const contentType = await documentTypeOf(content);
  if (contentType === undefined) throw new DomainError('unsupported_file_type');
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { filename, content_type: contentType, size: content.length, sha256, content };
}

/**
 * Refuses fields of a form that nobody asked for.
 *
 * Fails with: validation_failed.
 */
export function checkFields(
  form: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): void {
  const unknown = Object.keys(form).find((field) => !known.includes(field));
  if (unknown !== undefined) throw fieldError(unknown, 'unknown_field', 'This field is not known.');
}
