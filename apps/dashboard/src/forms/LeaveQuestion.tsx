import { AlertDialog, preloadAlertDialog } from '@harbour/design-system/AlertDialog';
import { discardQuestion, useLeaveWarning } from '@harbour/design-system/unsaved';
import { needsSession } from '@harbour/domain/redirect';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * On a page with a form: asks before another page of ours, or the browser, throws away what was entered. Whoever has to sign
 * in again is not held back, because without a session the page has nothing to stand on.
 */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && nextLocation.pathname !== currentLocation.pathname && needsSession(nextLocation.pathname),
  );
  useLeaveWarning(unsaved);
  useEffect(() => {
    if (unsaved) preloadAlertDialog();
  }, [unsaved]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => {
        // The question closes after either answer; taking back the one to leave would hold up the way back in the history.
        if (!leaving.current) blocker.reset?.();
      }}
      {...discardQuestion}
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
