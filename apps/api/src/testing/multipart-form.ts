export const BOUNDARY = 'form-boundary-7f3a';

/** The header of a form that `formOf` wrote. */
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

export interface Part {
  name: string;
  filename?: string;
  content: Buffer | string;
}

/** A multipart form as a browser sends it; files claim to be PNG, whatever they are. */
export function formOf(parts: Part[]): Buffer {
  const chunks = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        (filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`),
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
