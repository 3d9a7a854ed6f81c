import { ApiError } from '@harbour/contract/http';
import { useState } from 'react';

interface IdempotencyKey {
  key: string;
  /** Tell it of a failed try, so that it knows whether the next try is the same act or a new one. */
  afterFailure: (failure: unknown) => void;
  /** For an answer that says that the act was tried and failed: the next try is a new act. */
  renew: () => void;
}

/**
 * One key for one act, made when the form opens. While the outcome is unknown (no answer, a fault of the server, still
 * running) the key stays, so trying again can't do it twice. Once the server has refused, nothing was done: the corrected
 * form is a new act and gets a new key. `idempotency_key_reused` keeps the key: the first try may well have worked.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const renew = () => setKey(crypto.randomUUID());
  return {
    key,
    afterFailure: (failure) => {
      if (isRefusal(failure)) renew();
    },
    renew,
  };
}

function isRefusal(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false;
  const { status, code } = failure;
  return (
    status >= 400 && status < 500 && code !== 'idempotency_in_progress' && code !== 'idempotency_key_reused'
  );
}
