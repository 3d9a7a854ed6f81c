import { ApiError } from '@harbour/contract/http';
import type { OpenedPayment, OpenedPaymentLink } from '@harbour/contract/model';
import { isReference } from '@harbour/domain/reference';
import { data, redirect } from 'react-router';
import { errorPage, hasCode, notFoundPage, orErrorPage } from '../api/api-errors.ts';
import type { CheckoutApi } from '../api/checkout-api.ts';
import { apiContext } from '../contexts.ts';
import { InactiveLinkScreen } from '../features/pay/InactiveLinkScreen.tsx';
import {
  errorsFromApi,
  readLinkForm,
  readStart,
  textOfForm,
  withoutCardNumbers,
} from '../features/pay/link-form.ts';
import type { FormStart, LinkErrors, LinkText } from '../features/pay/link-form.ts';
import { PaymentLinkScreen } from '../features/pay/PaymentLinkScreen.tsx';
import payScript from '../features/pay/pay.script.ts?inline-script';
import { PaymentScreen } from '../features/pay/PaymentScreen.tsx';
import { pageInstead } from '../features/results/page-instead.ts';
import { InlineScript } from '../InlineScript.tsx';
import { merchantOf, ownImage } from '../parts/merchant.ts';
import { cardPath } from '../paths.ts';
import { paymentTokenCookies } from '../payer-cookies.ts';
import { readForm } from '../read-form.ts';
import { seeOther } from '../see-other.ts';
import type { Route } from './+types/pay.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const opened = await openReference(context.get(apiContext), params.reference);
  const { origin } = new URL(request.url);
  const merchant = merchantOf(opened.business, origin);
  if ('payment_link' in opened) {
    return {
      kind: opened.token === null ? ('inactive' as const) : ('link' as const),
      link: opened.payment_link,
      merchant,
      image: ownImage(opened.payment_link.image_url, origin),
      start: { token: opened.token ?? '', attempt: crypto.randomUUID() },
    };
  }
  const page = pageInstead(opened, params.reference);
  if (page) throw redirect(page);
  return { kind: 'payment' as const, payment: opened.payment, merchant };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const opened = await orErrorPage(api.openPaymentLink(params.reference));
  const text = textOfForm(await readForm(request));
  // Closed since the form was opened: the page says so.
  if (opened.token === null) return null;
  const read = readLinkForm(opened.payment_link, text);
  if (!read.ok) return sayAgain(text, { errors: read.errors });
  // By the form's own token and key alone: with newer ones, a form that is sent twice would start two payments.
  const start = readStart(text);
  if (!start) return sayAgain(text, { message: tooOld });
  try {
    const started = await api.initiatePaymentLink(start.token, read.body, start.attempt);
    throw seeOther(cardPath(started.reference), paymentTokenCookies(started.reference, started.token));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (hasCode(error, 'payment_link_inactive')) return null;
    if (error.status >= 500 || error.status === 0) throw errorPage(error);
    if (hasCode(error, 'invalid_token')) return sayAgain(text, { message: tooOld });
    if (hasCode(error, 'idempotency_key_reused')) return sayAgain(text, { message: sentBefore });
    // Nothing is said of the payment yet, which the same form asks for again.
    if (hasCode(error, 'idempotency_in_progress')) return sayAgain(text, { message: onItsWay, start });
    if (hasCode(error, 'rate_limited')) return sayAgain(text, { message: error.message, start });
    return sayAgain(text, errorsFromApi(error));
  }
}

const tooOld = 'This page was open for too long. Look through it and send it again.';
const sentBefore = 'This form was sent before. Look through it and send it again.';
const onItsWay = 'Your payment is being started. Press the button again in a moment.';

interface Again {
  errors?: LinkErrors;
  message?: string | undefined;
  /** The form stays the one that was sent. Without it the page has a form of its own, with a new token and key. */
  start?: FormStart;
}

/** The page once more, with what was typed and what is wrong with it. */
function sayAgain(text: LinkText, again: Again) {
  return data({ text: withoutCardNumbers(text), ...again }, { status: 422 });
}

/** One reference names a payment link or a payment; a link is asked for first. */
async function openReference(
  api: CheckoutApi,
  reference: string,
): Promise<OpenedPaymentLink | OpenedPayment> {
  if (!isReference(reference)) throw notFoundPage();
  try {
    return await api.openPaymentLink(reference);
  } catch (error) {
    if (!hasCode(error, 'not_found')) throw error instanceof ApiError ? errorPage(error) : error;
    return orErrorPage(api.openPayment(reference));
  }
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'payment') {
    const { payment, merchant } = loaderData;
    return (
      <>
        <title>{`Pay ${merchant.name}`}</title>
        <PaymentScreen payment={payment} merchant={merchant} />
      </>
    );
  }
  const { link, merchant, image, start } = loaderData;
  return (
    <>
      <title>{`${link.title} · ${merchant.name}`}</title>
      {loaderData.kind === 'inactive' ? (
        <InactiveLinkScreen link={link} merchant={merchant} />
      ) : (
        <>
          <PaymentLinkScreen
            link={link}
            merchant={merchant}
            image={image}
            start={actionData?.start ?? start}
            text={actionData?.text}
            errors={actionData?.errors}
            message={actionData?.message}
          />
          <InlineScript code={payScript} />
        </>
      )}
    </>
  );
}
