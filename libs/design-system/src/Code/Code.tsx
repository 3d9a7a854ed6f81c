import type { ReactNode } from 'react';
import { action as actionStyle, block as blockStyle, frame, inlineCode } from './Code.css.ts';

export interface CodeProps {
  children: string;
  /** Several lines, with its own scrolling. */
  block?: boolean;
  /** What the block shows; needed where it scrolls, so that the keyboard can reach it. */
  label?: string;
  /** At the block's corner: a CopyButton. */
  action?: ReactNode;
}

/** What scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 } as const;

/** References, keys and code: letters that must not be mistaken for each other. */
export function Code({ children, block = false, label = 'Code', action }: CodeProps) {
  if (!block) return <code className={inlineCode}>{children}</code>;
  return (
    <div className={frame}>
      <section
        aria-label={label}
        className={blockStyle}
        data-action={action ? '' : undefined}
        {...scrollable}
      >
        <pre>
          <code>{children}</code>
        </pre>
      </section>
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
