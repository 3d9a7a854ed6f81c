import { useCommandState } from 'cmdk';
import { useEffect, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hidden, note } from './CommandPalette.css.ts';
import type { CommandResults } from './commands.ts';

interface CommandNotesProps {
  searching: boolean;
  results: readonly CommandResults[];
  emptyText: string;
}

function subjectOf(results: readonly CommandResults[]): string {
  return results.map(({ heading }) => heading.toLocaleLowerCase('en')).join(' and ');
}

/** What stands below the entries: still looking, could not look, nothing there. */
export function CommandNotes({ searching, results, emptyText }: CommandNotesProps) {
  const count = useCommandState(({ filtered }) => filtered.count);
  const loading = results.filter(({ status }) => status === 'loading');
  if (loading.length > 0) {
    return (
      <div className={note} data-loading>
        <Spinner size="sm" label={`Looking for ${subjectOf(loading)}`} />
        <p aria-hidden="true">Looking for {subjectOf(loading)}</p>
      </div>
    );
  }
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    const retry = () => failed.forEach(({ onRetry }) => onRetry?.());
    return (
      <div className={note} role="alert">
        <p>Could not look for {subjectOf(failed)}. What is listed here works all the same.</p>
        {failed.some(({ onRetry }) => onRetry) && (
          // Else the list would take Enter for its chosen entry.
          <Button size="sm" onClick={retry} onKeyDown={(event) => event.stopPropagation()}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return searching && count === 0 ? (
    <div className={note}>
      <p>{emptyText}</p>
    </div>
  ) : null;
}

interface FoundCountProps {
  searching: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** Tells a screen reader how much there is, since the list changes without a word. */
export function FoundCount({ searching, input }: FoundCountProps) {
  const count = useCommandState(({ filtered }) => filtered.count);
  // cmdk says it of an empty list too, and takes no word of it by a prop.
  useEffect(() => input.current?.setAttribute('aria-expanded', String(count > 0)), [count, input]);
  return <output className={hidden}>{searching && (count === 1 ? '1 result' : `${count} results`)}</output>;
}
