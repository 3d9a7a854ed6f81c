import { useEffect } from 'react';

/** The question before what was entered is thrown away: the same words in a dialog and on a page. */
export const discardQuestion = {
  title: 'Discard your changes?',
  description: 'What you have entered here is not saved and will be lost.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
} as const;

/** The browser's own question before a reload or a closed tab throws away what was entered. */
export function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
