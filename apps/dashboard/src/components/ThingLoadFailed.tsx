import { ApiError } from '@harbour/contract/http';
import { Button } from '@harbour/design-system/Button';
import { EmptyState } from '@harbour/design-system/EmptyState';
import SearchX from 'lucide-react/icons/search-x';
import { useTabTitle } from '../layouts/PageTitle.tsx';
import { ScreenLoadFailed } from './LoadFailed.tsx';

interface ThingLoadFailedProps {
  /** What it is called, in lower case: "payment". */
  noun: string;
  error: Error;
  onRetry: () => void;
  /** The list in which it may be found after all. */
  list: { href: string; label: string };
}

/** What went wrong with one thing that the address names. An id that leads nowhere is not helped by trying again. */
export function ThingLoadFailed({ noun, error, onRetry, list }: ThingLoadFailedProps) {
  if (!isNoSuchThing(error)) {
    return <ScreenLoadFailed subject={`The ${noun}`} error={error} onRetry={onRetry} />;
  }
  return <NoSuchThing title={`No ${noun} with this ID`} list={list} />;
}

function NoSuchThing({ title, list }: { title: string } & Pick<ThingLoadFailedProps, 'list'>) {
  useTabTitle(title);
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      description="The address may be mistyped, or belong to another business."
      action={<Button href={list.href}>{`Go to ${list.label}`}</Button>}
    />
  );
}

/** The id is unknown (404), or no id at all (422): the address holds nothing else that could be refused. */
function isNoSuchThing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
