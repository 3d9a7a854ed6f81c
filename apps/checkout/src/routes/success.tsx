import { hasCode } from '../api/api-errors.ts';
import { apiContext } from '../contexts.ts';
import { SuccessScreen } from '../features/results/SuccessScreen.tsx';
import { merchantOf } from '../parts/merchant.ts';
import { readPaymentToken } from '../payer-cookies.ts';
import type { Route } from './+types/success.ts';
import { openResult } from './open-result.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { reference, opened } = await openResult(api, request, 'success');
  const token = readPaymentToken(request, reference);
  // The details are for whoever paid; without the token, or when it is too old, the page does without them.
  const receipt = token
    ? await api.getReceipt(token).catch((error: unknown) => {
        if (!hasCode(error, 'invalid_token')) throw error;
        return undefined;
      })
    : undefined;
  const { origin, searchParams } = new URL(request.url);
  return {
    payment: opened.payment,
    merchant: merchantOf(opened.business, origin),
    receipt,
    again: searchParams.has('again'),
  };
}

export default function Success({ loaderData: { payment, merchant, receipt, again } }: Route.ComponentProps) {
  return (
    <>
      <title>{`Paid · ${merchant.name}`}</title>
      <SuccessScreen payment={payment} merchant={merchant} receipt={receipt} again={again} />
    </>
  );
}
