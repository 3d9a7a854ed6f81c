import { ApiError } from '@harbour/contract/http';
import { Banner } from '@harbour/design-system/Banner';
import { Button } from '@harbour/design-system/Button';
import { EmptyState } from '@harbour/design-system/EmptyState';
import { RetryButton } from '@harbour/design-system/RetryButton';
import SearchX from 'lucide-react/icons/search-x';
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
      {error.message}
    </Banner>
  );
}

/** The same for what a whole screen is about: where the role lacks it, nothing of the screen is left. */
export function ScreenLoadFailed(props: LoadFailedProps) {
  const { error } = props;
  return isDenied(error) ? <NotAllowed permission={error.missingPermission} /> : <LoadFailed {...props} />;
}

interface ThingLoadFailedProps {
  /** What it is called, in lower case: "payment". */
  noun: string;
  error: Error;
  onRetry: () => void;
  /** The list in which it may be found after all. */
  list: { href: string; label: string };
}

/** The same for one thing that the address names. An id that leads nowhere is not helped by trying again. */
export function ThingLoadFailed({ noun, error, onRetry, list }: ThingLoadFailedProps) {
  if (!isNoSuchThing(error)) {
    return <ScreenLoadFailed subject={`The ${noun}`} error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      icon={SearchX}
      title={`No ${noun} with this ID`}
      description="The address may be mistyped, or belong to another business."
      action={<Button href={list.href}>{`Go to ${list.label}`}</Button>}
    />
  );
}

/** The id is unknown (404), or no id at all (422): the address holds nothing else that could be refused. */
function isNoSuchThing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
