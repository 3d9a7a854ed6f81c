import { buildPath, routes } from '@harbour/domain/routes';

export type ResultPage = 'success' | 'pending' | 'failure';

/** `/pay/success?reference=…`: the result page that the server's word leads to. */
export function resultPath(page: ResultPage, reference: string): string {
  return buildPath(routes.checkout[page], {}, { reference });
}

/** The success page for somebody who came to pay what is paid already: it says so. */
export function alreadyPaidPath(reference: string): string {
  return buildPath(routes.checkout.success, {}, { reference, again: 1 });
}

/** The card form of a payment. */
export function cardPath(reference: string): string {
  return buildPath(routes.checkout.checkout, { reference });
}

/** The card form after a try that came to nothing, though no card was refused: it says so. */
export function tryAgainPath(reference: string): string {
  return buildPath(routes.checkout.checkout, { reference }, { again: 1 });
}

/** The page of a payment or payment link. */
export function payPath(reference: string): string {
  return buildPath(routes.checkout.pay, { reference });
}

/** The page that talks to the payer's bank, for one attempt. */
export function bankPath(authenticationToken: string, reference: string): string {
  return buildPath(routes.checkout.challenge, { token: authenticationToken }, { reference });
}
