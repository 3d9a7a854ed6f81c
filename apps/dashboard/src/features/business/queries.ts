import { useRegisterBusiness } from '@harbour/contract/queries';
import { useIdempotencyKey } from '../../forms/idempotency-key.ts';
import { shownByForm } from '../../forms/shown-by-form.ts';
import { useRefreshSession } from '../../session/session.ts';

/** Creates the business; its maker becomes the owner, so the session has new permissions afterwards. */
export function useCreateBusiness() {
  const { key, afterFailure } = useIdempotencyKey();
  const refreshSession = useRefreshSession();
  return useRegisterBusiness({
    request: { idempotencyKey: key },
    mutation: { meta: shownByForm, onError: afterFailure, onSuccess: () => refreshSession() },
  });
}
