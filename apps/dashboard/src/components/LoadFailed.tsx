import { describeFailure } from '@harbour/app-kit/route-error';
import { Banner } from '@harbour/design-system/Banner';
import { RetryButton } from '@harbour/design-system/RetryButton';
import { isDenied, NotAllowed } from './NotAllowed.tsx';

interface LoadFailedProps {
  /** What could not be loaded, as in "Payments could not be loaded". */
  subject: string;
  error: Error;
  onRetry: () => void;
}

/** Stands where the data would be: what went wrong in the server's words, and one way on where asking again may help. */
export function LoadFailed({ subject, error, onRetry }: LoadFailedProps) {
  return (
    <Banner
      tone="danger"
      title={`${subject} could not be loaded`}
      live
      action={isDenied(error) ? undefined : <RetryButton onRetry={onRetry} />}
    >
      {describeFailure(error)}
    </Banner>
  );
}

/** The same for what a whole screen is about: where the role lacks it, nothing of the screen is left. */
export function ScreenLoadFailed(props: LoadFailedProps) {
  const { error } = props;
  return isDenied(error) ? <NotAllowed permission={error.missingPermission} /> : <LoadFailed {...props} />;
}
