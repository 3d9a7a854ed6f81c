import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { DomainError } from './errors.ts';
import type { UploadedFile } from './handler.ts';
import { withoutUnwanted } from './plain-text.ts';
import { isStorableText } from './read-json.ts';

/** Documents up to 10 MB. */
const LARGEST_FILE = 10 * 1024 * 1024;

export interface MultipartBody {
  fields: Record<string, string>;
  files: UploadedFile[];
}

const LONGEST_NAME = 255;

/**
 * The name without folders and without what a file system, a header or a reader (a name `fdp.exe` shown as `exe.pdf`) could
 * misread; cut between characters.
 */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const cleaned = withoutUnwanted(last.toWellFormed()).replaceAll('"', '').trim();
  let cut = '';
  for (const character of cleaned) {
    if (cut.length + character.length > LONGEST_NAME) break;
    cut += character;
  }
  return cut || 'document';
}

/**
 * Reads a multipart form with one file at most.
 *
 * Fails with: unsupported_media_type, file_too_large, malformed_request.
 */
export async function readMultipart(request: FastifyRequest): Promise<MultipartBody> {
  if (!request.isMultipart()) {
    throw new DomainError('unsupported_media_type', { message: 'Send multipart/form-data.' });
  }
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  const limits = {
    fileSize: LARGEST_FILE,
    files: 1,
    fields: 10,
    parts: 11,
    fieldSize: 10_000,
    headerPairs: 50,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        files.push({ field: part.fieldname, filename: cleanName(part.filename), content });
      } else {
        const { value } = part;
        if (typeof value !== 'string' || !isStorableText(value)) throw new DomainError('malformed_request');
        fields[part.fieldname] = value;
      }
    }
  } catch (error) {
    if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error;
    // The parser's own complaints: a boundary that is missing, a part or an upload that was cut off.
    throw new DomainError('malformed_request', { cause: error });
  }
  return { fields, files };
}

/** What tells two forms apart for an Idempotency-Key. */
export function digestOf({ fields, files }: MultipartBody): unknown {
  return {
    fields,
    files: files.map(({ field, filename, content }) => ({
      field,
      filename,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
  };
}
