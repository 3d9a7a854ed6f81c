import { ErrorPage } from '@harbour/design-system/ErrorPage';

export interface FaultScreenProps {
  /** Default 500. */
  status?: number;
  message?: string;
  /** For support to find it by. */
  requestId?: string;
}

/** Something failed that the payer has no part in. Loading the page again is always safe. */
export function FaultScreen({
  status = 500,
  message = 'Error occurred, please contact support',
  requestId,
}: FaultScreenProps) {
  return (
    <ErrorPage
      status={status}
      message={message}
      description="Load the page again in a moment. If you had pressed Pay, that shows what became of it: you will not be charged twice."
      reference={requestId}
    />
  );
}
