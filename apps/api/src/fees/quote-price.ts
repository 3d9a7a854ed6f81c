import type { FeeBearer } from '@harbour/contract/enums';
import type { WithFee } from '@harbour/domain/fees';
import { priceFor } from '@harbour/domain/fees';
import { LARGEST_AMOUNT } from '../http/contract-document.ts';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import { findFeeSchedule } from './find-fee-schedule.ts';

/** What a payment that starts asks of its payer, in minor units. */
export interface Quote {
  /** All that the payer pays. */
  amount: number;
  fee_bearer: FeeBearer;
  /** The part of the amount that is our fee; zero where the merchant bears it. */
  payer_fee_amount: number;
  /** The version that priced it; none where the merchant bears the fee, which is priced at the capture. */
  fee_schedule_id: string | null;
}

/**
 * Prices a payment that starts. Who bears the fee, and what it is for the payer, is settled here and once, by the schedule
 * for local cards: the payer is shown what to pay before a card is known.
 *
 * Fails with: amount_out_of_range.
 */
export async function quotePrice(
  trx: Transaction,
  wanted: { businessId: string; currency: string; asked: number; at: Date },
): Promise<Quote> {
  const schedule = await findFeeSchedule(trx, { ...wanted, cardOrigin: 'local' });
  const { amount, fee } = priceOrRefuse(wanted.asked, schedule);
  if (amount > LARGEST_AMOUNT) throw new DomainError('amount_out_of_range');
  return {
    amount,
    fee_bearer: schedule.bearer,
    payer_fee_amount: fee,
    fee_schedule_id: schedule.bearer === 'payer' ? schedule.id : null,
  };
}

/** Nearly all of a sum as its fee leads to sums that are not exact any more, far beyond what may be paid. */
function priceOrRefuse(asked: number, schedule: FeeSchedule): WithFee {
  try {
    return priceFor(asked, schedule, schedule.bearer);
  } catch (error) {
    if (error instanceof RangeError) throw new DomainError('amount_out_of_range', { cause: error });
    throw error;
  }
}
