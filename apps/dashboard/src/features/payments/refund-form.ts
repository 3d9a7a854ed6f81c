import type { Payment, RefundReason, RefundTransactionRequest } from '@harbour/contract/model';
import { RefundTransactionBody } from '@harbour/contract/validation';
import { formatMoney } from '@harbour/domain/money';
import { useContractForm } from '../../forms/contract-form.ts';
import type { ContractForm } from '../../forms/contract-form.ts';

export interface RefundValues {
  extent: 'full' | 'partial';
  /** Minor units; null while nothing or no amount is typed. */
  amount: number | null;
  reason: RefundReason | '';
  note_to_payer: string;
  internal_note: string;
}

export interface RefundFormState extends ContractForm<RefundValues> {
  /** What would be given back now, in minor units; null while that isn't known. */
  chosen: number | null;
}

/** The refund's form: the contract's rules, and never more than what is left. */
export function useRefundForm(
  payment: Payment,
  onSubmit: (body: RefundTransactionRequest) => Promise<unknown>,
): RefundFormState {
  const remaining = payment.refundable_amount;
  const schema = RefundTransactionBody.superRefine((body, context) => {
    if (!body.amount || body.amount.amount <= remaining.amount) return;
    context.addIssue({
      code: 'custom',
      path: ['amount'],
      message: `Enter at most ${formatMoney(remaining)}.`,
    });
  });
  const form = useContractForm<RefundValues, RefundTransactionRequest>({
    schema,
    defaultValues: { extent: 'full', amount: null, reason: '', note_to_payer: '', internal_note: '' },
    required: { amount: 'Enter how much to give back.', reason: 'Choose why the money goes back.' },
    toBody: ({ extent, amount, reason, note_to_payer, internal_note }) => ({
      transaction_id: payment.id,
      // The exact sum in both cases: "all that is left" must not grow or shrink behind the merchant's back.
      amount: { amount: extent === 'full' ? remaining.amount : amount, currency: remaining.currency },
      reason: reason || undefined,
      ...(note_to_payer.trim() && { note_to_payer: note_to_payer.trim() }),
      ...(internal_note.trim() && { internal_note: internal_note.trim() }),
    }),
    onSubmit,
  });
  const [extent, amount] = form.watch(['extent', 'amount']);
  return { ...form, chosen: extent === 'full' ? remaining.amount : amount };
}
