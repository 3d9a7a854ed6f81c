import { ApiError } from '@harbour/contract/http';
import { buildPath, routes } from '@harbour/domain/routes';
import type { CheckoutApi } from '../../api/checkout-api.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../see-other.ts';

/**
 * Takes what an issuer's page posts to us, cross-site and without cookies: the end of the 3DS Method or of a challenge.
 * Neither is believed. The API checks every id and has the result from elsewhere; here it only leads to the page that
 * wakes the payment page.
 */
export async function takeChallengeAnswer(
  request: Request,
  api: CheckoutApi,
  reportFault: (error: unknown) => void,
): Promise<Response> {
  // What is no form answers nothing.
  const form = await readForm(request).catch(() => undefined);
  const method = textOf(form, 'threeDSMethodData');
  if (method) return seeOther(buildPath(routes.checkout.challengeComplete, {}, { method: methodId(method) }));

  try {
    const sessionData = textOf(form, 'threeDSSessionData');
    const completed = await api.completeChallenge({
      cres: textOf(form, 'cres') ?? '',
      ...(sessionData && { session_data: sessionData }),
    });
    const { token, reference } = completed;
    return seeOther(buildPath(routes.checkout.challengeComplete, {}, { token, reference }));
  } catch (error) {
    // A forged, repeated or broken answer: the page says so, and the payment page finds out by itself.
    if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) reportFault(error);
    return seeOther(routes.checkout.challengeComplete);
  }
}

function textOf(form: FormData | undefined, name: string): string | undefined {
  const value = form?.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The transaction that a finished 3DS Method belongs to; empty when it can't be read. */
export function methodId(data: string): string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(data, 'base64url').toString('utf8'));
    const id = typeof parsed === 'object' && parsed !== null && 'threeDSServerTransID' in parsed;
    return id ? String(parsed.threeDSServerTransID).slice(0, 64) : '';
  } catch {
    return '';
  }
}
