import { Button } from '@harbour/design-system/Button';
import { ErrorPage } from '@harbour/design-system/ErrorPage';

export interface FaultScreenProps {
  /** The page itself, asked for anew: its query, since the rest of the address stays. */
  retryHref: string;
  /** Default 500. */
  status?: number;
  message?: string;
  /** For support to find it by. */
  requestId?: string;
}

/** Something failed that the customer has no part in. Loading the page again is always safe. */
export function FaultScreen({
  retryHref,
  status = 500,
  message = 'Error occurred, please contact support',
  requestId,
}: FaultScreenProps) {
  return (
    <ErrorPage
      alone
      status={status}
      message={message}
      description="Trying again in a moment is safe: you will not be charged twice."
      action={
        <Button href={retryHref} tone="primary">
          Try again
        </Button>
      }
      reference={requestId}
    />
  );
}
