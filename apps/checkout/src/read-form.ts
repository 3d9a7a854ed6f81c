import { data } from 'react-router';
import type { FaultDetails } from './api/api-errors.ts';
import { limitedBody } from './limited-body.ts';

const LONGEST_FORM = 64 * 1024;
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Reads the form that was posted. What is none, or more than any of ours holds, is no fault: thrown is the page that tells
 * so, from which the same address leads to the form again.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!formTypes.test(type)) {
    throw refusal(415, 'This page takes only what its own form sends. Try again, and fill in the form.');
  }
  const form = await limitedBody(request, LONGEST_FORM)
    .then((body) => body && new Response(body, { headers: { 'Content-Type': type } }).formData())
    .catch(() => {
      throw refusal(400, 'What you sent did not arrive whole. Try again, and fill in the form once more.');
    });
  if (!form) throw refusal(413, 'What you sent is too long. Try again, and write less.');
  return form;
}

function refusal(status: number, message: string) {
  return data<FaultDetails>({ message, requestId: undefined }, { status });
}
