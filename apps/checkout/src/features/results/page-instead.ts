import type { OpenedPayment } from '@harbour/contract/model';
import { alreadyPaidPath, resultPath } from '../../paths.ts';

/** The page to show in place of a form, for a payment that can't be paid now; undefined while it can. */
export function pageInstead({ state }: Pick<OpenedPayment, 'state'>, reference: string): string | undefined {
  switch (state) {
    case 'payable':
      return undefined;
    case 'already_paid':
      return alreadyPaidPath(reference);
    case 'in_progress':
      return resultPath('pending', reference);
    case 'expired':
    case 'failed':
    case 'link_inactive':
      return resultPath('failure', reference);
  }
}
