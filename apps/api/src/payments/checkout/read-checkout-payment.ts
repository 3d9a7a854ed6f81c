import type { AppDependencies } from '../../dependencies.ts';
import type { PaymentTokenCaller } from '../../http/caller.ts';
import { locateAddress } from '../checkout-address.ts';
import { readPayment } from '../expire-payment.ts';
import type { Payment } from '../payment.ts';
import { loadPayment } from '../payment-repository.ts';
import type { Merchant } from './checkout-answers.ts';

/**
 * The payment of an address as it is now, for the page that waits.
 *
 * Fails with: not_found.
 */
export async function readPaymentStatus(
  { database, clock }: AppDependencies,
  reference: string,
): Promise<Payment> {
  const address = await locateAddress(database, reference, 'payment');
  return database.forBusiness(address.businessId, (trx) =>
    readPayment(trx, (t) => loadPayment(t, address.businessId, address.subjectId), clock.now()),
  );
}

export interface ReceiptSource {
  payment: Payment;
  merchant: Merchant;
  /** The link's own words after a success. */
  successMessage: string | null;
  /** Whether the caller's own token paid: the card is its own. */
  charged: boolean;
}

/** The payment of a payer's token, with what its receipt shows. Fails with: not_found. */
export function readReceipt(
  { database, clock }: AppDependencies,
  caller: PaymentTokenCaller,
): Promise<ReceiptSource> {
  return database.forBusiness(caller.businessId, async (trx) => {
    const payment = await readPayment(
      trx,
      (t) => loadPayment(t, caller.businessId, caller.paymentId),
      clock.now(),
    );
    const merchant = await trx
      .selectFrom('businesses')
      .selectAll()
      .where('id', '=', payment.business_id)
      .executeTakeFirstOrThrow();
    const link =
      payment.payment_link_id === null
        ? undefined
        : await trx
            .selectFrom('payment_links')
            .select('success_message')
            .where('id', '=', payment.payment_link_id)
            .executeTakeFirst();
    const charged = await trx
      .selectFrom('attempts')
      .select('id')
      .where('payment_id', '=', payment.id)
      .where('status', '=', 'succeeded')
      .where('charged_with', '=', caller.tokenHash)
      .executeTakeFirst();
    return {
      payment,
      merchant,
      successMessage: link?.success_message ?? null,
      charged: charged !== undefined,
    };
  });
}
