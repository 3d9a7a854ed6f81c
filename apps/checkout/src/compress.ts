import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Every byte of a page is on the way to a form that can be used; this quality costs about two milliseconds. */
const QUALITY = 6;
const SMALLEST = 1_024;

/** A page's body in the smallest encoding that the browser takes; sets the headers that say so. */
export async function compressPage(
  request: Request,
  response: Response,
  headers: Headers,
): Promise<BodyInit | null> {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true && response.body !== null;
  if (!isPage) return response.body;
  headers.append('Vary', 'Accept-Encoding');
  const accepted = acceptedEncodings(request);
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < SMALLEST) return body;
  if (accepted.has('br')) {
    headers.set('Content-Encoding', 'br');
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  }
  if (!accepted.has('gzip')) return body;
  headers.set('Content-Encoding', 'gzip');
  return deflate(body);
}

function acceptedEncodings(request: Request): ReadonlySet<string> {
  const listed = (request.headers.get('Accept-Encoding') ?? '').split(',');
  // `br;q=0` refuses it.
  return new Set(
    listed.flatMap((each) => (/;\s*q=0(\.0*)?\s*$/.test(each) ? [] : [each.replace(/;.*/, '').trim()])),
  );
}
