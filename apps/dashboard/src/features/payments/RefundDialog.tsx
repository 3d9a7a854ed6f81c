import type { Payment } from '@harbour/contract/model';
import { Button } from '@harbour/design-system/Button';
import { Dialog } from '@harbour/design-system/Dialog';
import { toast } from '@harbour/design-system/Toast';
import { formatMoney } from '@harbour/domain/money';
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx';
import { SubmitFailed, isUnsaved } from '../../forms/contract-form.ts';
import { RefundForm } from './RefundForm.tsx';
import { useRefund } from './queries.ts';
import { useRefundForm } from './refund-form.ts';

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

const formId = 'refund';

/**
 * Gives back all or part of a payment. Shown only while it is open, so that each opening is a new refund with an empty form
 * and an idempotency key of its own.
 */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const refund = useRefund(payment.id);
  const form = useRefundForm(payment, async (body) => {
    const { status, amount, failure_message } = await refund.mutateAsync({ data: body });
    if (status === 'failed') {
      throw new SubmitFailed(failure_message ?? 'The refund failed. No money was moved.');
    }
    if (status === 'pending') toast.info(`Refund of ${formatMoney(amount)} is being processed`);
    else toast.success(`Refund of ${formatMoney(amount)} sent`);
    onClose();
  });

  const unsaved = isUnsaved(form);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      // A refund on its way can't be taken back by closing, so the dialog stays until its outcome is known.
      pending={form.submitting}
      unsaved={unsaved}
      title="Refund payment"
      description={`To ${payment.customer.name ?? payment.customer.email}, on the card they paid with. Banks take 5 to 10 days.`}
      cancelLabel="Cancel"
      footer={
        <Button type="submit" form={formId} tone="primary" loading={form.submitting} loadingLabel="Refunding">
          {form.chosen === null || form.chosen > payment.refundable_amount.amount
            ? 'Refund'
            : `Refund ${formatMoney({ amount: form.chosen, currency: payment.amount.currency })}`}
        </Button>
      }
    >
      <LeaveQuestion unsaved={unsaved} />
      <RefundForm id={formId} payment={payment} form={form} />
    </Dialog>
  );
}
