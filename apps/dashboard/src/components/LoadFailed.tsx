import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';

interface LoadFailedProps {
  /** What could not be loaded, as in "Payments could not be loaded". */
  subject: string;
  error: Error;
  onRetry: () => void;
}

/** Stands where the data would be: what went wrong in the server's words, and one way on. */
export function LoadFailed({ subject, error, onRetry }: LoadFailedProps) {
  return (
    <Banner
      tone="danger"
      title={`${subject} could not be loaded`}
      live
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Banner>
  );
}
