import { data, redirect } from 'react-router';
import { errorPage, notFoundPage, orErrorPage } from '../api/api-errors.ts';
import { ApiError } from '@harbour/contract/http';
import { isReference } from '@harbour/domain/reference';
import { withPaymentToken } from '../api/payment-token.ts';
import { apiContext } from '../contexts.ts';
import cardScript from '../features/card/card.script.ts?inline-script';
import { CardScreen } from '../features/card/CardScreen.tsx';
import { nameToShow, submitCard } from '../features/card/submit-card.ts';
import { pageInstead } from '../features/results/page-instead.ts';
import { InlineScript } from '../InlineScript.tsx';
import { merchantOf } from '../parts/merchant.ts';
import { paymentTokenCookies } from '../payer-cookies.ts';
import { readForm } from '../read-form.ts';
import { seeOther } from '../see-other.ts';
import type { Route } from './+types/checkout.ts';

export async function loader({ request, params: { reference }, context }: Route.LoaderArgs) {
  if (!isReference(reference)) throw notFoundPage();
  const opened = await orErrorPage(context.get(apiContext).openPayment(reference));
  const page = pageInstead(opened, reference);
  if (page) throw redirect(page);
  return {
    payment: opened.payment,
    merchant: merchantOf(opened.business, new URL(request.url).origin),
    brands: opened.methods.flatMap((method) => method.brands),
    lastDecline: opened.last_decline,
    tryAgain: new URL(request.url).searchParams.has('again'),
  };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await readForm(request);
  const submitted = await withPaymentToken(api, request, reference, async (token) => ({
    token,
    result: await submitCard(api, reference, token, form, request.headers.get('Accept-Language')),
  })).catch((error: unknown) => {
    throw error instanceof ApiError ? errorPage(error) : error;
  });
  // No token any more: loading the page anew leads to the page that says why.
  if (!submitted) throw seeOther(request.url);

  const { token, result } = submitted;
  if (result.kind === 'leave') {
    const cookies = 'cookies' in result ? result.cookies : [];
    throw seeOther(result.to, [...paymentTokenCookies(reference, token), ...cookies]);
  }
  const cardName = nameToShow(form);
  switch (result.kind) {
    case 'wrong':
      return data({ cardName, errors: result.errors }, { status: 422 });
    case 'declined':
      return data({ cardName, decline: result.decline }, { status: 402 });
    case 'not_now':
      return data({ cardName, message: result.message }, { status: 503 });
  }
}

const cameToNothing =
  'The payment could not be processed just now. Nothing was taken. Try again in a moment.';

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, merchant, brands, lastDecline, tryAgain } = loaderData;
  const answer: Answer = actionData ?? (tryAgain ? { message: cameToNothing } : { decline: lastDecline });
  return (
    <>
      <title>{`Pay ${merchant.name} by card`}</title>
      <CardScreen payment={payment} merchant={merchant} brands={brands} {...answer} />
      <InlineScript code={cardScript} />
    </>
  );
}

type Answer = Pick<Parameters<typeof CardScreen>[0], 'cardName' | 'errors' | 'decline' | 'message'>;
