import { isReference } from '@harbour/domain/reference';
import { notFoundPage, orErrorPage } from '../api/api-errors.ts';
import type { CheckoutApi } from '../api/checkout-api.ts';
import { resultPath } from '../paths.ts';
import type { ResultPage } from '../paths.ts';
import { redirect } from 'react-router';

/**
 * Loads what a result page shows: the payment and its status. Whatever the address says, the server's word decides: asked
 * for the wrong page, it leads to the right one.
 */
export async function openResult(api: CheckoutApi, request: Request, page: ResultPage) {
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  if (!isReference(reference)) throw notFoundPage();
  const [report, opened] = await Promise.all([
    orErrorPage(api.getPaymentStatus(reference)),
    orErrorPage(api.openPayment(reference)),
  ]);
  if (report.page !== page) throw redirect(resultPath(report.page, reference));
  return { reference, report, opened };
}
