import type { OpenedPayment } from '@harbour/contract/model';
import type { ResultPage } from '../../paths.ts';

/** The result page that a payment belongs on, or undefined while it can be paid. */
export function pageOf({ state }: Pick<OpenedPayment, 'state'>): ResultPage | undefined {
  switch (state) {
    case 'payable':
      return undefined;
    case 'already_paid':
      return 'success';
    case 'in_progress':
      return 'pending';
    case 'expired':
    case 'failed':
    case 'link_inactive':
      return 'failure';
  }
}
