import { afterPaint } from '@harbour/design-system/after-paint';
import { VisuallyHidden } from '@harbour/design-system/VisuallyHidden';
import { useEffect, useState } from 'react';

/** Reads out what a page shows from the start: a live region speaks only of what comes into it once it is there. */
export function Announcement({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => afterPaint(() => setSaid(children)), [children]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
